import { useEffect, useEffectEvent, useState } from "react";
import type { LotteryGame } from "#gateway/entities.ts";
import { type SpotlitDraw, spotlitAfter } from "./draw-moment.ts";

/** A game in the spotlight, and the number of the draw whose result is shown. */
export interface Spotlit {
  game: LotteryGame;
  resultOf: string | undefined;
}

/**
 * The game in the spotlight: it changes when the platform answers and when its result has been shown for a while.
 * `arrivedAt`: when the answer arrived, in milliseconds by the platform's clock.
 */
export function useSpotlit(games: readonly LotteryGame[] | undefined, arrivedAt: number): Spotlit | undefined {
  const [shown, setShown] = useState<SpotlitDraw>();
  const next = games && spotlitAfter(shown, games, arrivedAt);
  if (next && !isSame(next, shown)) setShown(next);
  const heldUntil = next?.heldUntil;
  const release = useEffectEvent((at: number) => setShown((before) => games && spotlitAfter(before, games, at)));
  const whenHeld = useEffectEvent(() => arrivedAt);
  useEffect(() => {
    if (heldUntil === undefined) return;
    const timer = setTimeout(() => release(heldUntil), heldUntil - whenHeld());
    return () => clearTimeout(timer);
  }, [heldUntil]);
  const game = next && games?.find(({ gameId }) => gameId === next.gameId);
  return game && { game, resultOf: heldUntil === undefined ? undefined : next.numero };
}

function isSame(one: SpotlitDraw, other: SpotlitDraw | undefined): boolean {
  return one.gameId === other?.gameId && one.numero === other.numero && one.heldUntil === other.heldUntil;
}
