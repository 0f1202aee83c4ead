import type { Database } from "../database/tables.ts";
import { MAIN, walletsOf } from "./accounts.ts";
import type { Owner } from "./entries.ts";
import { turnoverLeft } from "./turnover.ts";

/** What of a member's main account may leave it. In minor units. */
export interface Available {
  balance: bigint;
  /** The stakes that are still needed until all of it may. */
  toPlay: bigint;
  available: bigint;
}

/**
 * What is still to be played stays, in whichever of the member's wallets it is.
 *
 * @param timeZone The merchant's.
 */
export async function availableOf(database: Database, member: Owner, timeZone: string): Promise<Available> {
  const wallets = await walletsOf(database, member.merchant_code, member.id);
  const balance = wallets.get(MAIN) ?? 0n;
  const total = [...wallets.values()].reduce((sum, one) => sum + one, 0n);
  const toPlay = await turnoverLeft(database, { member, timeZone });
  const free = total > toPlay ? total - toPlay : 0n;
  return { balance, toPlay, available: free < balance ? free : balance };
}
