import { useEffect, useRef, type RefObject } from "react";

/** Tells when an element is shown again after it was hidden, as by a change of tabs. */
export function useShownAgain(element: RefObject<Element | null>, onShown: () => void): void {
  const told = useRef(onShown);
  useEffect(() => {
    told.current = onShown;
  });
  useEffect(() => {
    if (!element.current || typeof ResizeObserver !== "function") return;
    let hidden = false;
    const observer = new ResizeObserver(([entry]) => {
      const isHidden = entry?.contentRect.width === 0;
      if (hidden && !isHidden) told.current();
      hidden = isHidden;
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
}
