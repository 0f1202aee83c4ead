import { useMemo, useState, type FocusEvent, type PointerEvent } from "react";
import { usePageVisible } from "./use-page-visible.ts";
import { useReducedMotion } from "./use-reduced-motion.ts";

export interface Motion {
  /** Whether it may move now. */
  moving: boolean;
  /** Whether the person asked for less motion: then it never moves, and no pause button is needed. */
  still: boolean;
  /** Whether the person paused it. */
  paused: boolean;
  toggle(): void;
  /** Goes on the element that moves: it waits while a mouse or the focus is on it. */
  hold: {
    onPointerEnter(event: PointerEvent): void;
    onPointerLeave(): void;
    onFocus(event: FocusEvent): void;
    onBlur(event: FocusEvent): void;
  };
}

/** Whether something that moves by itself may move: not when paused, held, hidden, or under reduced motion. */
export function useMotion(): Motion {
  const still = useReducedMotion();
  const visible = usePageVisible();
  const [paused, setPaused] = useState(false);
  const [held, setHeld] = useState(false);
  const handlers = useMemo(
    () => ({
      toggle: () => setPaused((before) => !before),
      hold: {
        // A finger enters and never leaves: only a mouse hovers. Nor does a tap hold by the focus it leaves behind.
        onPointerEnter: (event: PointerEvent) => setHeld(event.pointerType === "mouse"),
        onPointerLeave: () => setHeld(false),
        onFocus: (event: FocusEvent) => setHeld(event.target.matches(":focus-visible")),
        onBlur: (event: FocusEvent) => setHeld(event.currentTarget.contains(event.relatedTarget as Node | null)),
      },
    }),
    [],
  );
  return { moving: visible && !still && !paused && !held, still, paused, ...handlers };
}
