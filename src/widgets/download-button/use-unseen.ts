import { useEffect, useEffectEvent, type RefObject } from "react";

/**
 * Reports once an element can be removed without moving what is read: when it is below what is seen or, where the browser
 * keeps what is seen in its place, above it.
 */
export function useUnseen(element: RefObject<Element | null>, enabled: boolean, onUnseen: () => void): void {
  const report = useEffectEvent(onUnseen);
  useEffect(() => {
    const watched = element.current;
    if (!enabled || !watched) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry || entry.isIntersecting) return;
      const isBelow = entry.boundingClientRect.top > 0;
      if (isBelow || CSS.supports("overflow-anchor", "auto")) report();
    });
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element, enabled]);
}
