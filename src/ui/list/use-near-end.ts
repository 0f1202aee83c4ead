import { useEffect, useRef } from "react";
import { watchPageHeight } from "./watch-page-height.ts";

interface NearEnd {
  /** Distance from the bottom of the page, in pixels, that counts as near. */
  within: number;
  /** Milliseconds between two reports. */
  every: number;
  /** False: do not report. */
  enabled: boolean;
  onNear(): void;
}

/** Reports that the bottom of the page is near, throttled. */
export function useNearEnd({ within, every, enabled, onNear }: NearEnd): void {
  const lastReport = useRef(-Infinity);
  const report = useRef(onNear);
  useEffect(() => {
    report.current = onNear;
  });
  useEffect(() => {
    if (!enabled) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    function look() {
      const { scrollHeight, clientHeight } = document.documentElement;
      if (timer !== undefined || scrollHeight - window.scrollY - clientHeight > within) return;
      const wait = lastReport.current + every - performance.now();
      // Too early: it is checked again when the interval is over, as the visitor may not scroll again.
      if (wait > 0)
        timer = setTimeout(() => {
          timer = undefined;
          look();
        }, wait);
      else {
        lastReport.current = performance.now();
        report.current();
      }
    }
    // A page that is still short is near its end without any scrolling.
    const stopWatching = watchPageHeight(look);
    window.addEventListener("scroll", look, { passive: true });
    return () => {
      stopWatching();
      clearTimeout(timer);
      window.removeEventListener("scroll", look);
    };
  }, [within, every, enabled]);
}
