import { decimalOf } from "#kernel/money.ts";
import { PlatformError } from "../calls/platform-error.ts";
import { SHOWN, type Undecided, type WithdrawalDecision } from "../cashier/undecided.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../database/tables.ts";
import { end, lockedWithdrawal } from "./settle.ts";

/** The withdrawals that wait, the oldest first: those that a person looks at, and those that will be paid by themselves. */
export async function undecidedWithdrawals(database: Database): Promise<Undecided[]> {
  const rows = await database
    .selectFrom("withdrawals")
    .innerJoin("accounts", "accounts.id", "withdrawals.account_id")
    .leftJoin("bank_cards", "bank_cards.id", "withdrawals.card_id")
    .select(["withdrawals.id", "withdrawals.merchant_code", "accounts.username", "withdrawals.amount"])
    .select(["withdrawals.hold", "withdrawals.created_at", "bank_cards.bank", "bank_cards.number as card_number"])
    .where("withdrawals.status", "=", "waiting")
    .orderBy("withdrawals.number")
    .limit(SHOWN)
    .execute();
  return rows.map((row) => ({
    of: "withdrawal",
    id: row.id,
    merchant: row.merchant_code,
    member: row.username,
    method: `${row.bank ?? ""} ${row.card_number ?? ""}`.trim(),
    amount: decimalOf(row.amount),
    note: row.hold === null ? "will be paid by itself" : `held: ${row.hold}`,
    pictures: [],
    at: row.created_at.toISOString(),
  }));
}

/** Pays, holds or rejects a withdrawal. Throws a PlatformError where there is none, or it no longer waits. */
export function decideWithdrawal(
  database: Database,
  id: string,
  decided: WithdrawalDecision,
  clock: Clock,
): Promise<void> {
  return database.transaction().execute(async (transaction) => {
    const row = await lockedWithdrawal(transaction, id);
    if (!row) throw new PlatformError("request.unknown", "There is no such withdrawal");
    if (row.status !== "waiting") throw new PlatformError("withdrawal.final", `The withdrawal is ${row.status}`);
    if (decided.decision === "reject")
      return end(transaction, row, { status: "rejected", reason: decided.reason }, clock);
    if (decided.decision === "approve") return end(transaction, row, { status: "paid" }, clock);
    await transaction.updateTable("withdrawals").set({ hold: "merchant" }).where("id", "=", id).execute();
  });
}
