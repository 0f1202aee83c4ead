import { realMemberOf, type CallContext } from "../calls/call-context.ts";
import type { Clock } from "../clock.ts";
import type { Account, Database } from "../database/tables.ts";
import type { Merchant } from "../merchants/merchant.ts";
import { settleBets } from "../play/settle-bets.ts";
import { dayOf } from "../records/days.ts";

/** Whose rewards they are, where and when. */
export interface Rewarded {
  database: Database;
  merchant: Merchant;
  account: Account;
  clock: Clock;
}

/** The day that it is at the merchant. */
export function todayOf({ merchant, clock }: Pick<Rewarded, "merchant" | "clock">): string {
  return dayOf(clock.now(), merchant.timeZone);
}

/** The caller, with everything settled that counts for rewards. Trial accounts have no part in them. */
export async function rewardedCaller(
  context: Pick<CallContext<"rewards">, "database" | "merchant" | "session" | "clock">,
): Promise<Rewarded> {
  const { database, merchant, clock } = context;
  const account = realMemberOf(context);
  await settleBets(database, clock);
  return { database, merchant, account, clock };
}
