import type { WithdrawalRecord, WithdrawalRefusal } from "#gateway/records.ts";
import { after, duration, type Clock } from "../clock.ts";
import type { Database, WithdrawalRow } from "../database/tables.ts";
import { settleWithdrawal } from "../ledger/withdrawals.ts";

/** How a withdrawal ends, and why where the merchant refuses it. */
export type Ending =
  | { status: Exclude<WithdrawalRecord["status"], "waiting" | "rejected"> }
  | { status: "rejected"; reason: WithdrawalRefusal };

/** A withdrawal, locked until the caller's transaction ends: what changes it waits for what changed it before. */
export function lockedWithdrawal(database: Database, id: string): Promise<WithdrawalRow | undefined> {
  return database.selectFrom("withdrawals").selectAll().where("id", "=", id).forNoKeyUpdate().executeTakeFirst();
}

/** Ends a withdrawal that waits. Runs in the caller's transaction, in which the row is locked. */
export async function end(database: Database, row: WithdrawalRow, ending: Ending, clock: Clock): Promise<void> {
  await settleWithdrawal(
    database,
    {
      merchantCode: row.merchant_code,
      memberId: row.account_id,
      amount: row.amount,
      idempotencyKey: ledgerKeyOf(row.id),
    },
    ending.status === "paid" ? "withdrawal-paid" : "withdrawal-returned",
    clock,
  );
  await database
    .updateTable("withdrawals")
    .set({ ...ending, settled_at: clock.now() })
    .where("id", "=", row.id)
    .execute();
}

export function ledgerKeyOf(id: string): string {
  return `withdrawal:${id}`;
}

/** Pays what a member has waiting for so many seconds and nobody looks at, before any of it is read. */
export async function payDue(database: Database, accountId: string, paidAfter: number, clock: Clock): Promise<void> {
  const due = await database
    .selectFrom("withdrawals")
    .select("id")
    .where("account_id", "=", accountId)
    .where("status", "=", "waiting")
    .where("hold", "is", null)
    .where("created_at", "<=", after(clock.now(), -paidAfter * duration.second))
    .execute();
  for (const { id } of due)
    await database.transaction().execute(async (transaction) => {
      const row = await lockedWithdrawal(transaction, id);
      if (row?.status === "waiting" && row.hold === null) await end(transaction, row, { status: "paid" }, clock);
    });
}
