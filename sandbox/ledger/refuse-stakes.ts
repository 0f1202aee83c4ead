import type { Clock } from "../clock.ts";
import type { Database } from "../database/tables.ts";
import { pauseInWords, pauseOf } from "../protection/pauses.ts";
import { staking } from "./kinds.ts";
import { TransferRefused } from "./transfer-refused.ts";
import type { Transfer } from "./transfer.ts";

/**
 * Throws a TransferRefused where a transfer stakes the money of a member who has stopped playing. In the transaction
 * that books it, which then has the member's account: a pause waits for it, and it for a pause.
 */
export async function refuseStakes(database: Database, { from, kind }: Transfer, clock: Clock): Promise<void> {
  if (!staking.has(kind)) return;
  const member = await database
    .selectFrom("accounts")
    .innerJoin("ledger_accounts", "ledger_accounts.owner", "accounts.id")
    .select("accounts.id")
    .where("ledger_accounts.id", "=", from)
    .forKeyShare("accounts")
    .executeTakeFirst();
  const pause = member && (await pauseOf(database, member.id, clock.now()));
  if (pause) throw new TransferRefused("paused", pauseInWords(pause));
}
