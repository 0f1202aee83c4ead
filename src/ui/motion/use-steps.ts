import { useEffect, useRef, useState, type RefObject } from "react";
import { drawnInPlace } from "./drawn-in-place.ts";

interface Steps {
  /** Entries per move. */
  by: number;
  /** Milliseconds between two moves, and the duration of a move. */
  rest: number;
  move: number;
  /** Whether the next move may begin. One that has begun is finished. */
  moving: boolean;
}

/**
 * A strip that rests, moves, rests: the entry it starts with, and whether it is moving to the next ones now. `belt` is
 * the element that moves: its entries change places only once it has been drawn where they are the same to the eye.
 */
export function useSteps<T extends Element>({
  by,
  rest,
  move,
  moving,
}: Steps): {
  start: number;
  shifting: boolean;
  belt: RefObject<T | null>;
} {
  const belt = useRef<T>(null);
  const [start, setStart] = useState(0);
  const [shifting, setShifting] = useState(false);
  const running = moving || shifting;
  useEffect(() => {
    if (!running) return;
    let isOver = false;
    const timer = setTimeout(() => void (shifting ? arrive() : setShifting(true)), shifting ? move : rest);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };

    async function arrive(): Promise<void> {
      await drawnInPlace(belt.current);
      if (isOver) return;
      setShifting(false);
      setStart((before) => before + by);
    }
  }, [running, shifting, by, rest, move]);
  return { start, shifting, belt };
}

/**
 * The entries in the strip: the visible ones and those of the next move, wrapping around at the end. `turn` names each.
 */
export function windowOf<T>(
  entries: readonly T[],
  start: number,
  shown: number,
  by: number,
): { entry: T; shown: boolean; turn: number }[] {
  return Array.from({ length: shown + by }, (_, index) => index).flatMap((index) => {
    const entry = entries[(start + index) % entries.length];
    return entry === undefined ? [] : [{ entry, shown: index < shown, turn: start + index }];
  });
}
