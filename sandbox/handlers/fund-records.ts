import { sql } from "kysely";
import type { DepositRecord, WithdrawalRecord } from "#gateway/records.ts";
import { MOST_BEFORE } from "#gateway/pages.ts";
import { decimalOf } from "#kernel/money.ts";
import { callerOf, type CallContext, type Handler } from "../calls/call-context.ts";
import { mainEntries } from "../ledger/entries.ts";
import { latestFirst } from "../records/order.ts";
import { periodOf, spanOf } from "../records/period.ts";
import { pageOf } from "../records/records.ts";

const order = latestFirst("ledger_entries.created_at", "ledger_entries.number", "number");

/** Those in the books: what has not been paid in yet is not money. */
export const depositRecords: Handler<"depositRecords"> = pageOf({
  select: (context) =>
    booked(context, "deposit").select([
      "ledger_entries.transaction_id",
      "ledger_entries.amount",
      "ledger_entries.created_at",
      "ledger_entries.number",
    ]),
  filters: {
    status: (deposits, status) => deposits.where(sql<DepositRecord["status"]>`'credited'`, "=", status),
  },
  order,
  mostBefore: MOST_BEFORE,
  map: (row) => ({
    id: row.transaction_id,
    status: "credited",
    amount: decimalOf(row.amount),
    at: row.created_at.toISOString(),
    settledAt: row.created_at.toISOString(),
  }),
});

/** A withdrawal waits until what settles it is booked (see ../ledger/withdrawals.ts). */
const withdrawalStatus = sql<WithdrawalRecord["status"]>`case settling.kind
  when 'withdrawal-paid' then 'paid' when 'withdrawal-returned' then 'rejected' else 'waiting' end`;

export const withdrawalRecords: Handler<"withdrawalRecords"> = pageOf({
  select: (context) =>
    booked(context, "withdrawal")
      .innerJoin("ledger_transactions", "ledger_transactions.id", "ledger_entries.transaction_id")
      .leftJoin("ledger_transactions as settling", (join) =>
        join
          .onRef("settling.merchant_code", "=", "ledger_transactions.merchant_code")
          .on("settling.idempotency_key", "=", sql<string>`ledger_transactions.idempotency_key || ':settled'`),
      )
      .select([
        "ledger_entries.transaction_id",
        "ledger_entries.amount",
        "ledger_entries.created_at",
        "ledger_entries.number",
        "settling.created_at as settled_at",
        withdrawalStatus.as("status"),
      ]),
  filters: { status: (withdrawals, status) => withdrawals.where(withdrawalStatus, "=", status) },
  order,
  mostBefore: MOST_BEFORE,
  map: (row) => ({
    id: row.transaction_id,
    status: row.status,
    amount: decimalOf(-row.amount),
    at: row.created_at.toISOString(),
    settledAt: row.settled_at?.toISOString() ?? null,
  }),
});

function booked(
  context: CallContext<"depositRecords"> | CallContext<"withdrawalRecords">,
  kind: "deposit" | "withdrawal",
) {
  return mainEntries(context.database, callerOf(context), spanOf(periodOf(context))).where(
    "ledger_entries.kind",
    "=",
    kind,
  );
}
