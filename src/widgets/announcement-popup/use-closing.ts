import { useEffect, useEffectEvent, useState, type RefObject } from "react";
import { useReducedMotion } from "#ui/motion/use-reduced-motion.ts";

/** Closes something after its closing animations; at once under reduced motion. */
export function useClosing(
  element: RefObject<HTMLElement | null>,
  onClosed: () => void,
): { closing: boolean; close(): void } {
  const still = useReducedMotion();
  const [closing, setClosing] = useState(false);
  const done = useEffectEvent(onClosed);
  useEffect(() => {
    if (!closing) return;
    let cancelled = false;
    void animationsFinished();
    return () => {
      cancelled = true;
    };

    async function animationsFinished(): Promise<void> {
      // Browsers that cannot list animations close without waiting.
      const animations = element.current?.getAnimations?.({ subtree: true }) ?? [];
      await Promise.allSettled(animations.map(({ finished }) => finished));
      if (!cancelled) done();
    }
  }, [closing, element]);
  return { closing, close: () => (still ? onClosed() : setClosing(true)) };
}
