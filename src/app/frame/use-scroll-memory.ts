import { useEffect, useLayoutEffect, useState } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { usePage } from "#data/page/site.ts";
import { tabStorage } from "#session/storage.ts";
import { watchPageHeight } from "#ui/list/watch-page-height.ts";

/** Where the position of a page that is being left is kept, so that a reload restores it. */
const KEY = "livery.scroll";

const positions = new Map<string, number>();

/**
 * A new page starts at its top; going back restores the scroll position. `shown`: the page of the address is shown, not
 * the previous one.
 */
export function useScrollMemory(shown: boolean): void {
  const { key } = useLocation();
  const type = useNavigationType();
  const { route } = usePage();
  useState(readPositionBeforeReload);
  useEffect(scrollOurselves, []);
  useEffect(() => keepOnLeaving(key), [key]);
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
 * Scroll positions are restored here: within the site the browser would scroll the page that is still shown, and after a
 * reload it does not wait for a list to grow back.
 */
function scrollOurselves(): () => void {
  history.scrollRestoration = "manual";
  return () => {
    history.scrollRestoration = "auto";
  };
}

/** Keeps the position for a reload of this history entry, also where the site is left for another one and back. */
function keepOnLeaving(key: string): () => void {
  const keep = () => tabStorage.write(KEY, `${key} ${Math.round(window.scrollY)}`);
  window.addEventListener("pagehide", keep);
  return () => window.removeEventListener("pagehide", keep);
}

/** Takes over the position at which the document was left, if it was loaded again: not after a link from elsewhere. */
function readPositionBeforeReload(): void {
  const [key, position] = tabStorage.read(KEY)?.split(" ") ?? [];
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (key !== undefined && navigation?.type !== "navigate" && Number(position) > 0)
    positions.set(key, Number(position));
}

/** Events of a visitor who scrolls. */
const OWN_MOVES = ["pointerdown", "wheel", "keydown"] as const;
/** Milliseconds after which a page that stays too short, or in which something has still not come, is left as it is. */
const TIMEOUT = 3000;

/**
 * Scrolls to a position as soon as the page is long enough: lists grow back while their widgets render. What then grows
 * above it would take it along, so it is kept until everything has come.
 */
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
    if (isLongEnough(place) && !document.querySelector("main [data-coming]")) stop();
  }
  for (const move of OWN_MOVES) window.addEventListener(move, stop, { passive: true });
  go();
  return { isOpen: () => open, stop };
}

function isLongEnough(place: number): boolean {
  const { scrollHeight, clientHeight } = document.documentElement;
  return scrollHeight - clientHeight >= place;
}
