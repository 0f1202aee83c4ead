import { useEffect } from "react";
import { useSite } from "#data/page/site.ts";
import { isSwipeBack, SWIPE_RESET } from "./swipe-back.ts";

/**
 * Marks <html data-swipe-back> during the phone's own swipe-back, so that the page does not fade on top of the system's
 * animation. The mark is removed 500 ms after the touch ends (account §2.2).
 */
export function useSwipeBack(): void {
  const { swipeBack } = useSite().features;
  useEffect(() => {
    if (!swipeBack) return;
    let startX = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const mark = document.documentElement.dataset;
    const move = (event: TouchEvent) => {
      if (isSwipeBack({ startX, endX: event.touches[0]?.pageX ?? startX })) mark["swipeBack"] = "";
    };
    const start = (event: TouchEvent) => {
      startX = event.touches[0]?.pageX ?? 0;
      move(event);
    };
    const end = () => {
      clearTimeout(timer);
      timer = setTimeout(() => delete mark["swipeBack"], SWIPE_RESET);
    };
    // When the phone takes a touch over for its own gesture, the page gets touchcancel instead of touchend.
    const listeners = { touchstart: start, touchmove: move, touchend: end, touchcancel: end } as const;
    for (const [name, listener] of Object.entries(listeners))
      document.addEventListener(name, listener as EventListener, { passive: true });
    return () => {
      clearTimeout(timer);
      delete mark["swipeBack"];
      for (const [name, listener] of Object.entries(listeners))
        document.removeEventListener(name, listener as EventListener);
    };
  }, [swipeBack]);
}
