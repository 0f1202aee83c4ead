import { useMemo, useState, type FocusEvent, type PointerEvent } from "react";
import { usePageVisible } from "./use-page-visible.ts";
import { useReducedMotion } from "./use-reduced-motion.ts";

export interface Motion {
  /** Whether it may move now. */
  moving: boolean;
  /** Whether the visitor prefers reduced motion: then it never moves, and needs no pause button. */
  still: boolean;
  /** Whether the visitor paused it. */
  paused: boolean;
  toggle(): void;
  /** Goes on the element that moves: it pauses while a mouse is over it or it has focus. */
  hold: {
    onPointerEnter(event: PointerEvent): void;
    onPointerLeave(): void;
    onFocus(event: FocusEvent): void;
    onBlur(event: FocusEvent): void;
  };
}

/**
 * Whether something that moves by itself may move: not when paused, hovered, focused, hidden, or under reduced motion.
 */
export function useMotion(): Motion {
  const still = useReducedMotion();
  const visible = usePageVisible();
  const [paused, setPaused] = useState(false);
  const [engaged, setEngaged] = useState(false);
  const handlers = useMemo(
    () => ({
      toggle: () => setPaused((before) => !before),
      hold: {
        // A finger enters and never leaves: only a mouse hovers. Nor does the focus that a tap leaves behind count.
        onPointerEnter: (event: PointerEvent) => setEngaged(event.pointerType === "mouse"),
        onPointerLeave: () => setEngaged(false),
        onFocus: (event: FocusEvent) => setEngaged(event.target.matches(":focus-visible")),
        onBlur: (event: FocusEvent) => setEngaged(event.currentTarget.contains(event.relatedTarget as Node | null)),
      },
    }),
    [],
  );
  return { moving: visible && !still && !paused && !engaged, still, paused, ...handlers };
}
