import { useEffect, useLayoutEffect } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { usePage } from "#data/page/site.ts";
import { watchPageHeight } from "#ui/list/watch-page-height.ts";

const positions = new Map<string, number>();

/**
 * A new page starts at its top; going back restores the scroll position. `shown`: the page of the address is shown, not
 * the previous one.
 */
export function useScrollMemory(shown: boolean): void {
  const { key } = useLocation();
  const type = useNavigationType();
  const { route } = usePage();
  useEffect(scrollOurselves, []);
  // Before layout: the browser scrolls a page that becomes shorter, and that is not a position of the previous page.
  useLayoutEffect(() => {
    if (!shown) return;
    const saved = positions.get(key);
    const restoring = type === "POP" && saved !== undefined ? returnTo(saved) : undefined;
    if (type !== "POP") window.scrollTo(0, 0);
    const remember = () => {
      // While the page is still too short, its position is not the one that the visitor left.
      if (!restoring?.isOpen()) positions.set(key, window.scrollY);
    };
    window.addEventListener("scroll", remember, { passive: true });
    return () => {
      restoring?.stop();
      window.removeEventListener("scroll", remember);
    };
  }, [key, route, type, shown]);
}

/**
 * Scroll positions within the site are restored here: the browser would scroll the page that is still shown. After a
 * reload the browser restores them.
 */
function scrollOurselves(): () => void {
  const give = () => {
    history.scrollRestoration = "auto";
  };
  const take = () => {
    history.scrollRestoration = "manual";
  };
  take();
  window.addEventListener("pagehide", give);
  window.addEventListener("pageshow", take);
  return () => {
    give();
    window.removeEventListener("pagehide", give);
    window.removeEventListener("pageshow", take);
  };
}

/** Events of a visitor who scrolls. */
const OWN_MOVES = ["pointerdown", "wheel", "keydown"] as const;
/** Milliseconds after which a page that stays too short is left as it is. */
const TIMEOUT = 3000;

/** Scrolls to a position as soon as the page is long enough: lists grow back while their widgets render. */
function returnTo(place: number): { isOpen(): boolean; stop(): void } {
  let open = true;
  const stopWatching = watchPageHeight(go);
  const timeout = setTimeout(stop, TIMEOUT);
  function stop() {
    open = false;
    stopWatching();
    clearTimeout(timeout);
    for (const move of OWN_MOVES) window.removeEventListener(move, stop);
  }
  function go() {
    window.scrollTo(0, place);
    if (document.documentElement.scrollHeight - document.documentElement.clientHeight >= place) stop();
  }
  for (const move of OWN_MOVES) window.addEventListener(move, stop, { passive: true });
  go();
  return { isOpen: () => open, stop };
}
