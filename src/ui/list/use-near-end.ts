import { useEffect, useRef } from "react";
import { watchPageHeight } from "./watch-page-height.ts";

interface NearEnd {
  /** Pixels from the bottom of the page from which on it is near. */
  within: number;
  /** Milliseconds in which it is told at most once. */
  every: number;
  /** False: nobody wants to know. */
  enabled: boolean;
  onNear(): void;
}

/** Tells that the bottom of the page is near, at most once in a while. */
export function useNearEnd({ within, every, enabled, onNear }: NearEnd): void {
  const told = useRef(-Infinity);
  const tell = useRef(onNear);
  useEffect(() => {
    tell.current = onNear;
  });
  useEffect(() => {
    if (!enabled) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    function look() {
      const { scrollHeight, clientHeight } = document.documentElement;
      if (timer !== undefined || scrollHeight - window.scrollY - clientHeight > within) return;
      const wait = told.current + every - performance.now();
      // Too early: it is looked at again when the time is over, for the reader may not move any more.
      if (wait > 0)
        timer = setTimeout(() => {
          timer = undefined;
          look();
        }, wait);
      else {
        told.current = performance.now();
        tell.current();
      }
    }
    // A page that is still short is near its end without anybody moving it.
    const stopWatching = watchPageHeight(look);
    window.addEventListener("scroll", look, { passive: true });
    return () => {
      stopWatching();
      clearTimeout(timer);
      window.removeEventListener("scroll", look);
    };
  }, [within, every, enabled]);
}
