import { required } from "#kernel/assert.ts";
import type { Clock } from "../clock.ts";
import type { Account, ActivityRow, Database } from "../database/tables.ts";
import { payMember } from "../ledger/house.ts";

/**
 * Marks the reward of an activity as taken and pays it, both or neither; the key keeps it from being paid twice. Runs in the caller's
 * transaction. Returns what it pays, in minor units.
 */
export async function payActivityReward(
  database: Database,
  { account, row, clock }: { account: Account; row: ActivityRow; clock: Clock },
): Promise<bigint> {
  const amount = required(row.reward, `What "${row.id}" pays`);
  await database
    .updateTable("member_promotions")
    .set({ claimed_at: clock.now() })
    .where("account_id", "=", account.id)
    .where("promotion", "=", row.promotion)
    .where("claimed_at", "is", null)
    .execute();
  const idempotencyKey = `activity:${row.promotion}:${account.id}`;
  const reward = { merchantCode: account.merchant_code, memberId: account.id, amount, idempotencyKey };
  await payMember(database, { ...reward, kind: "promotion" }, clock);
  return amount;
}
