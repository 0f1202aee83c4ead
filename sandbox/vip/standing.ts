import { firstDayAfter } from "../records/first-day-of.ts";
import { vipLevels, type Level } from "../catalogue/vip-levels.ts";

/** What a member staked in a month, in minor units. */
export interface MonthPlayed {
  /** Its first day. */
  month: string;
  played: bigint;
}

/** A month with the place of the level at its end among the levels; -1: none. */
export interface MonthEnd extends MonthPlayed {
  before: number;
  level: number;
}

/**
 * The levels at the ends of a member's months, the first one included, which must have no level before. A month lifts to the level that
 * its stakes reach; one that does not even bring what keeps the level takes one level.
 */
export function monthEnds(months: readonly MonthPlayed[]): MonthEnd[] {
  let before = -1;
  return months.map((month) => {
    const end = { ...month, before, level: levelAfter(before, month.played) };
    before = end.level;
    return end;
  });
}

/** Every month from one to another, both included, with what was staked in it: in some nothing was. */
export function everyMonth(from: string, to: string, played: ReadonlyMap<string, bigint>): MonthPlayed[] {
  const months: MonthPlayed[] = [];
  for (let month = from; month <= to; month = firstDayAfter("month", month))
    months.push({ month, played: played.get(month) ?? 0n });
  return months;
}

/** The level while a month runs: what was reached before stays until its end. */
export function levelNow({ before, played }: MonthEnd): number {
  return Math.max(before, reachedBy(played));
}

/** The level of a place; undefined: none. */
export function levelAt(place: number): Level | undefined {
  return vipLevels[place];
}

function levelAfter(before: number, played: bigint): number {
  const reached = reachedBy(played);
  if (reached >= before) return reached;
  return played >= (levelAt(before)?.keeps ?? 0n) ? before : before - 1;
}

function reachedBy(played: bigint): number {
  return vipLevels.findLastIndex(({ needs }) => played >= needs);
}
