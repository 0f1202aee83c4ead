import { decimalOf } from "#kernel/money.ts";
import { PlatformError } from "../calls/platform-error.ts";
import { categoryNames } from "../catalogue/category-names.ts";
import type { Database } from "../database/tables.ts";
import { rebated } from "../play/rebate.ts";
import { fitsBelow } from "./rate-rules.ts";
import { ratesOf } from "./rates.ts";

/**
 * Throws for whose rebate of a category is higher than that of a new upline: nobody has less than those below. Both
 * accounts must be locked. What was set last is compared, because it counts from the day on which a move does.
 */
export async function requireRatesWithin(database: Database, memberId: string, uplineId: string): Promise<void> {
  const rates = await ratesOf(database, [memberId, uplineId]);
  const higher = rebated
    .map((category) => ({
      name: categoryNames[category].EN,
      has: rates(memberId).set(category),
      most: rates(uplineId).set(category),
    }))
    .filter(({ has, most }) => !fitsBelow(has, most));
  if (higher.length === 0) return;
  const each = higher.map(({ name, has, most }) => `${name} ${decimalOf(has)} (at most ${decimalOf(most)})`);
  throw new PlatformError(
    "request.invalid",
    `The member has higher rebates than the new upline: ${each.join(", ")}. Lower these rates of the member first, then move`,
  );
}
