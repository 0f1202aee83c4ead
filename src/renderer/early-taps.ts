import { useEffect } from "react";

let early: HTMLElement | null = null;

/**
 * Keeps the latest tap on a button whose code is not there yet: React stops such a tap at the page's root and forgets
 * it.
 */
export function keepEarlyTaps(): void {
  window.addEventListener(
    "click",
    ({ target }) => {
      const button = target instanceof Element ? target.closest("button") : null;
      early = button;
      // A tap comes down to the button itself only when the code there has taken over.
      button?.addEventListener(
        "click",
        () => {
          early = null;
        },
        { capture: true, once: true },
      );
    },
    { capture: true },
  );
}

/** Once the part that uses this has taken over, the tap that was kept is made again. */
export function useEarlyTap(): void {
  useEffect(() => {
    const button = early;
    early = null;
    if (button?.isConnected) button.click();
  }, []);
}
