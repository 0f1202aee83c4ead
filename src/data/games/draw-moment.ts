import type { LotteryGame } from "#gateway/entities.ts";
import { drawEnd, nextDraw, spotlightEnd } from "./draw-rules.ts";

/** How long a result is shown before the next draw takes its place, in milliseconds. */
export const RESULT_HELD = 12_000;
/** A draw that closed is shown until its result if that comes within this time, in milliseconds. */
const SOON = 120_000;
/** How late a result may be, in milliseconds, and still be news. */
const LATE = 60_000;

/** open: bets are taken. drawing: no longer, and the result comes soon. closed: not on sale, or nothing is known. */
export type DrawPhase = "open" | "drawing" | "closed";

/** The draw that a spotlight shows. */
export interface SpotlitDraw {
  gameId: string;
  /** Number of the draw. */
  numero: string;
  /** When it ends, in milliseconds by the platform's clock. */
  endsAt: number;
  /** Once its result is shown: until when, in milliseconds by the platform's clock. */
  heldUntil?: number;
}

/**
 * What can be done with a draw at a time, in milliseconds by the platform's clock, when its countdown ends at `closes`.
 */
export function phaseOf(draw: LotteryGame, now: number, closes: number | null = spotlightEnd(draw)): DrawPhase {
  if (closes !== null && now < closes) return "open";
  const wait = drawEnd(draw) - now;
  return wait <= SOON && wait > -LATE ? "drawing" : "closed";
}

/**
 * The draw to show when the platform answers: the one that is about to be drawn stays until its result was seen, then
 * the next one comes, of whichever game.
 */
export function spotlitAfter(
  before: SpotlitDraw | undefined,
  games: readonly LotteryGame[],
  now: number,
): SpotlitDraw | undefined {
  const game = before && games.find(({ gameId }) => gameId === before.gameId);
  if (!game) return firstOf(games);
  if (before.heldUntil !== undefined) return now < before.heldUntil ? before : firstOf(games);
  if (game.numero !== before.numero)
    return now - before.endsAt < LATE ? { ...before, heldUntil: now + RESULT_HELD } : firstOf(games);
  return phaseOf(game, now) === "drawing" ? before : firstOf(games);
}

function firstOf(games: readonly LotteryGame[]): SpotlitDraw | undefined {
  const next = nextDraw(games);
  return next && { gameId: next.gameId, numero: next.numero, endsAt: drawEnd(next) };
}
