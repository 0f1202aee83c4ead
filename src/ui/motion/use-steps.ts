import { useEffect, useState } from "react";

interface Steps {
  /** Entries that one move brings. */
  by: number;
  /** Milliseconds between two moves, and that a move takes. */
  rest: number;
  move: number;
  /** Whether the next move may begin. One that has begun ends. */
  moving: boolean;
}

/** A strip that rests, moves, rests: from which entry it is shown, and whether it is moving to the next ones now. */
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
 * The entries that lie in a strip: those shown and those that the next move brings, going round at the end. `turn`
 * names each.
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
