import { useEffect, useRef, type RefObject } from "react";

/** Calls back when an element becomes visible again, as after a change of tabs. */
export function useShownAgain(element: RefObject<Element | null>, onShown: () => void): void {
  const callback = useRef(onShown);
  useEffect(() => {
    callback.current = onShown;
  });
  useEffect(() => {
    if (!element.current || typeof ResizeObserver !== "function") return;
    let hidden = false;
    const observer = new ResizeObserver(([entry]) => {
      const isHidden = entry?.contentRect.width === 0;
      if (hidden && !isHidden) callback.current();
      hidden = isHidden;
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
}
