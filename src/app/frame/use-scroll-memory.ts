import { useEffect, useLayoutEffect } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { usePage } from "#data/page/site.ts";
import { watchPageHeight } from "#ui/list/watch-page-height.ts";

const positions = new Map<string, number>();

/**
 * A new page starts at its top; going back finds the page where it was left. `shown`: the page of the address is there,
 * not the one before.
 */
export function useScrollMemory(shown: boolean): void {
  const { key } = useLocation();
  const type = useNavigationType();
  const { route } = usePage();
  useEffect(scrollOurselves, []);
  // Before the browser looks at what is new: a page that becomes shorter is scrolled by the browser, which is no place
  // of the page before.
  useLayoutEffect(() => {
    if (!shown) return;
    const kept = positions.get(key);
    const way = type === "POP" && kept !== undefined ? returnTo(kept) : undefined;
    if (type !== "POP") window.scrollTo(0, 0);
    const remember = () => {
      // While the page is still too short, where it stands is not where the visitor left it.
      if (!way?.isOpen()) positions.set(key, window.scrollY);
    };
    window.addEventListener("scroll", remember, { passive: true });
    return () => {
      way?.stop();
      window.removeEventListener("scroll", remember);
    };
  }, [key, route, type, shown]);
}

/**
 * Within the site places are ours: the browser would scroll the page that is still shown. What is loaded anew is the
 * browser's.
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

/** What says that the visitor moves by themselves. */
const OWN_MOVES = ["pointerdown", "wheel", "keydown"] as const;
/** Milliseconds after which a page that stays too short is left as it is. */
const TIMEOUT = 3000;

/** Scrolls to a place, as soon as the page is long enough for it: lists grow back while their widgets are made. */
function returnTo(place: number): { isOpen(): boolean; stop(): void } {
  let open = true;
  const stopWatching = watchPageHeight(go);
  const patience = setTimeout(stop, TIMEOUT);
  function stop() {
    open = false;
    stopWatching();
    clearTimeout(patience);
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
