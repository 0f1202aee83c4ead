import type { GameCategory } from "#gateway/entities.ts";
import { decimalOf } from "#kernel/money.ts";

/** Rates are hundredths of a percent. */
const SCALE = 10_000n;

/** The rebate of each category; of others there is none. */
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

/** What was staked in a category on a day, in minor units. */
export interface Turnover {
  day: string;
  gameType: GameCategory;
  turnover: bigint;
}

/** What is less than a hundredth is lost, for each day and category. */
export function rebateOf({ gameType, turnover }: Turnover): bigint {
  return (turnover * rateOf(gameType)) / SCALE;
}

/** The figures of rebates together. Their rate is that of their category, or what it was altogether. */
export function figuresOf(parts: readonly Turnover[]) {
  const turnover = parts.reduce((sum, part) => sum + part.turnover, 0n);
  const amount = parts.reduce((sum, part) => sum + rebateOf(part), 0n);
  const [first, second] = new Set(parts.map(({ gameType }) => gameType));
  const rate = first !== undefined && second === undefined ? rateOf(first) : averageRate(turnover, amount);
  return { turnover: decimalOf(turnover), rate: decimalOf(rate), amount: decimalOf(amount) };
}

function rateOf(category: GameCategory): bigint {
  return rates[category] ?? 0n;
}

function averageRate(turnover: bigint, amount: bigint): bigint {
  return turnover === 0n ? 0n : (amount * SCALE + turnover / 2n) / turnover;
}
