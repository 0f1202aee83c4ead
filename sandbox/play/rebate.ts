import type { GameCategory } from "#gateway/entities.ts";
import { decimalOf } from "#kernel/money.ts";

/** Rates are hundredths of a percent. */
const SCALE = 10_000n;

/** The rebate of each category that every member has; of others there is none. */
const rates: Readonly<Partial<Record<GameCategory, bigint>>> = {
  RNG: 80n,
  FISH: 70n,
  LIVE: 60n,
  PVP: 60n,
  INHOUSE: 60n,
  SPORTS: 50n,
  ESPORTS: 50n,
  COCKFIGHT: 50n,
  LOTT: 40n,
  ELOTT: 40n,
};

/** The categories that have a rebate. */
export const rebated = Object.keys(rates) as readonly GameCategory[];

/** What was staked in a category on a day, in minor units. */
export interface Staked {
  day: string;
  gameType: GameCategory;
  turnover: bigint;
}
/** The same with the rebate that it has, in hundredths of a percent. */
export interface Turnover extends Staked {
  rate: bigint;
}

/** The rebate that every member has who was given no other, in hundredths of a percent. */
export function basicRate(category: GameCategory): bigint {
  return rates[category] ?? 0n;
}

/** A rate's part of a turnover, in minor units. What is less than a hundredth is lost, for each day and category. */
export function rebateOf({ turnover, rate }: Pick<Turnover, "turnover" | "rate">): bigint {
  return (turnover * rate) / SCALE;
}

/** The figures of rebates together. Their rate is the one that all of them have, or what it was altogether. */
export function figuresOf(parts: readonly Turnover[]) {
  const turnover = parts.reduce((sum, part) => sum + part.turnover, 0n);
  const amount = parts.reduce((sum, part) => sum + rebateOf(part), 0n);
  const [first, second] = new Set(parts.map(({ rate }) => rate));
  const rate = first !== undefined && second === undefined ? first : averageRate(turnover, amount);
  return { turnover: decimalOf(turnover), rate: decimalOf(rate), amount: decimalOf(amount) };
}

/** What an amount is of a turnover, in hundredths of a percent. */
export function averageRate(turnover: bigint, amount: bigint): bigint {
  return turnover === 0n ? 0n : (amount * SCALE + turnover / 2n) / turnover;
}
