import { useEffect } from "react";

declare global {
  /** The button that was tapped last, as the document's first script says until this code runs. */
  var liveryTap: HTMLElement | null | undefined;
}

let early: HTMLElement | null = null;

/**
 * Keeps the latest tap on a button whose code is still loading, also one from before this code had loaded: React stops such a tap at the page's root and drops it.
 */
export function recordEarlyTaps(): void {
  early = globalThis.liveryTap ?? null;
  window.addEventListener(
    "click",
    ({ target }) => {
      const button = target instanceof Element ? target.closest("button") : null;
      early = button;
      // The tap reaches the button itself only when its part is hydrated.
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

/** Replays the tap once the part that uses this hook is hydrated. */
export function useEarlyTap(): void {
  // Later: when a tap makes React hydrate the part, it is still on its way to the button.
  useEffect(() => void setTimeout(replay), []);
}

function replay(): void {
  const button = early;
  early = null;
  if (button?.isConnected) button.click();
}
