import type { GameCategory } from "#gateway/entities.ts";
import { basicRate } from "../play/rebate.ts";

/** Rates that are allowed, in hundredths of a percent. */
export interface Allowed {
  least: bigint;
  most: bigint;
}

/**
 * Which rates of a category somebody may be given: no more than the one above has, and no less than anyone below has
 * already, so that no member of a team ever has more than those above.
 */
export function allowedRates(category: GameCategory, above: bigint, below: readonly bigint[]): Allowed {
  const least = [basicRate(category), ...below].reduce((most, one) => (one > most ? one : most));
  return { least, most: above };
}

/** Whether somebody with a rate can be directly below another one, whose rate is `above`: when it is set, and on a move. */
export function fitsBelow(rate: bigint, above: bigint): boolean {
  return rate <= above;
}

/** Why a rate cannot be given; undefined: it can. */
export function rateRefusal(rate: bigint, { least, most }: Allowed): "rebate.high" | "rebate.low" | undefined {
  if (!fitsBelow(rate, most)) return "rebate.high";
  return rate < least ? "rebate.low" : undefined;
}
