import { useEffect, useState } from "react";

interface Steps {
  /** Entries per move. */
  by: number;
  /** Milliseconds between two moves, and the duration of a move. */
  rest: number;
  move: number;
  /** Whether the next move may begin. One that has begun is finished. */
  moving: boolean;
}

/** A strip that rests, moves, rests: the entry it starts with, and whether it is moving to the next ones now. */
export function useSteps({ by, rest, move, moving }: Steps): { start: number; shifting: boolean } {
  const [start, setStart] = useState(0);
  const [shifting, setShifting] = useState(false);
  const running = moving || shifting;
  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(
      () => {
        setShifting(!shifting);
        if (shifting) setStart((before) => before + by);
      },
      shifting ? move : rest,
    );
    return () => clearTimeout(timer);
  }, [running, shifting, by, rest, move]);
  return { start, shifting };
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
