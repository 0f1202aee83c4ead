import type { GameCategory } from "#gateway/entities.ts";
import { basicRate, rebated } from "../play/rebate.ts";

/** How much more than every member somebody has, in hundredths of a percent; half of it of sports and lotteries. */
const MORE: Readonly<Record<string, bigint>> = { ramon: 40n, nena: 26n, tito: 20n, boyet: 14n, selya: 10n, liza: 6n };
const HALF: readonly GameCategory[] = ["SPORTS", "ESPORTS", "COCKFIGHT", "LOTT", "ELOTT"];

/** The rebate of a seeded account, in hundredths of a percent. */
export function seededRate(username: string, category: GameCategory): bigint {
  return basicRate(category) + (MORE[username] ?? 0n) / (HALF.includes(category) ? 2n : 1n);
}

/** The rebates of a seeded account; undefined: those that every member has. */
export function seededRates(username: string): ReadonlyMap<GameCategory, bigint> | undefined {
  if (MORE[username] === undefined) return undefined;
  return new Map(rebated.map((category) => [category, seededRate(username, category)]));
}
