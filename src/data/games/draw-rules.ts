import type { LotteryGame } from "#gateway/entities.ts";

type Draw = Pick<LotteryGame, "remainTime" | "lotteryTime" | "lockTime" | "isSale" | "serverTime">;

/** Longest wait before the list is refetched, in milliseconds (games §4). */
const LONGEST = 30_000;
/** The wait when no time is left, in milliseconds (games §4). */
const FALLBACK = 7000;

/**
 * When the countdown widget ends: remaining time minus half the lottery window (games §2); null when not on sale.
 * Milliseconds, by the platform's clock.
 */
export function spotlightEnd(draw: Draw): number | null {
  return endAfter(draw, draw.remainTime - draw.lotteryTime / 2);
}

/**
 * When a card's countdown ends: remaining time minus lock time (games §9); null when not on sale. Milliseconds, by the
 * platform's clock.
 */
export function cardEnd(draw: Draw): number | null {
  return endAfter(draw, draw.remainTime - draw.lockTime);
}

function endAfter(draw: Draw, seconds: number): number | null {
  return draw.isSale ? Date.parse(draw.serverTime) + seconds * 1000 : null;
}

/**
 * Milliseconds until the list is refetched: the minimum remaining time among games with an issue, at most 30 s, or 7 s
 * if that time is zero or below (games §4).
 */
export function drawRefreshDelay(games: readonly Pick<LotteryGame, "numero" | "remainTime">[]): number {
  const least = Math.min(LONGEST / 1000, ...games.filter((game) => game.numero !== "").map((game) => game.remainTime));
  return least <= 0 ? FALLBACK : least * 1000;
}

/** Games of a group, or all. */
export function ofGroup<G extends Pick<LotteryGame, "gameGroupCode">>(
  games: readonly G[],
  group: string | undefined,
): G[] {
  return group === undefined ? [...games] : games.filter((game) => game.gameGroupCode === group);
}

/** The game with the earliest draw: the earliest end among those on sale that still run, else the first of the list. */
export function nextDraw<G extends Draw>(games: readonly G[]): G | undefined {
  const running = games.filter((game) => game.isSale && game.remainTime > 0);
  return (
    running.reduce<G | undefined>(
      (first, game) => (first && drawEnd(first) <= drawEnd(game) ? first : game),
      undefined,
    ) ?? games[0]
  );
}

/** When a draw ends, in milliseconds by the platform's clock. */
export function drawEnd(draw: Draw): number {
  return Date.parse(draw.serverTime) + draw.remainTime * 1000;
}

/** The balls of a result: groups separated by ~, digits by commas (games §3). "3,1~2" is [["3","1"],["2"]]. */
export function ballsOf(winningNumber: string): string[][] {
  return winningNumber
    .split("~")
    .map((group) =>
      group
        .split(",")
        .map((digit) => digit.trim())
        .filter((digit) => digit !== ""),
    )
    .filter((group) => group.length > 0);
}

/** The list in its own order, without the games with the earliest draws. */
export function withoutNext<G extends Draw>(games: readonly G[], skip: number): G[] {
  let rest = [...games];
  for (let skipped = 0; skipped < skip; skipped++) {
    const next = nextDraw(rest);
    rest = rest.filter((game) => game !== next);
  }
  return rest;
}

/**
 * The list with every earlier game in its old place and the others in the free places, in the list's own order: the
 * card that a visitor reads or is about to tap stays under the finger. `before`: the ids of the games in their earlier
 * order.
 */
export function keepingPlaces<G extends Pick<LotteryGame, "gameId">>(
  games: readonly G[],
  before: readonly string[],
): G[] {
  const byId = new Map(games.map((game) => [game.gameId, game]));
  const places = before.slice(0, games.length).map((id) => byId.get(id));
  const others = games.filter((game) => !places.includes(game));
  return games.map((_game, index) => places[index] ?? others.shift()).filter((game) => game !== undefined);
}
