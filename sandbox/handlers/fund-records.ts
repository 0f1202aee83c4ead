import { MOST_BEFORE } from "#gateway/pages.ts";
import { decimalOf } from "#kernel/money.ts";
import { callerOf, type Handler } from "../calls/call-context.ts";
import { nameOfWay } from "../deposits/methods.ts";
import { expireDeposits } from "../deposits/settle.ts";
import { latestFirst } from "../records/order.ts";
import { periodOf, spanOf, within } from "../records/period.ts";
import { pageOf } from "../records/records.ts";
import { settingsOf } from "../withdrawals/limits.ts";
import { recordOf } from "../withdrawals/record.ts";
import { payDue } from "../withdrawals/settle.ts";

export const depositRecords: Handler<"depositRecords"> = pageOf({
  before: ({ database, session, clock }) => expireDeposits(database, callerOf({ session }).id, clock),
  select: (context) =>
    context.database
      .selectFrom("deposits")
      .select(["deposits.id", "deposits.method", "deposits.status", "deposits.amount", "deposits.bonus"])
      .select(["created_at", "settled_at"])
      .where("account_id", "=", callerOf(context).id)
      .where(within("deposits.created_at", spanOf(periodOf(context)))),
  filters: { status: (deposits, status) => deposits.where("deposits.status", "=", status) },
  order: latestFirst("deposits.created_at", "deposits.id"),
  mostBefore: MOST_BEFORE,
  map: (row, { input }) => ({
    id: row.id,
    status: row.status,
    method: nameOfWay(row.method, input.language),
    amount: decimalOf(row.amount),
    bonus: row.bonus === 0n ? null : decimalOf(row.bonus),
    at: row.created_at.toISOString(),
    settledAt: row.settled_at?.toISOString() ?? null,
  }),
});

export const withdrawalRecords: Handler<"withdrawalRecords"> = pageOf({
  before: ({ database, session, merchant, clock }) =>
    payDue(database, callerOf({ session }).id, settingsOf(merchant.state).paidAfter, clock),
  select: (context) =>
    context.database
      .selectFrom("withdrawals")
      .leftJoin("bank_cards", "bank_cards.id", "withdrawals.card_id")
      .select(["withdrawals.id", "withdrawals.status", "withdrawals.hold", "withdrawals.amount", "withdrawals.fee"])
      .select(["withdrawals.reason", "withdrawals.created_at", "withdrawals.settled_at", "withdrawals.number"])
      .select(["bank_cards.bank", "bank_cards.number as card_number"])
      .where("withdrawals.account_id", "=", callerOf(context).id)
      .where(within("withdrawals.created_at", spanOf(periodOf(context)))),
  filters: {
    status: (withdrawals, status) => withdrawals.where("withdrawals.status", "=", status),
    id: (withdrawals, id) => withdrawals.where("withdrawals.id", "=", id),
  },
  order: latestFirst("withdrawals.created_at", "withdrawals.number", "number"),
  mostBefore: MOST_BEFORE,
  map: (row, { merchant, input }) => recordOf(row, merchant, input.language),
});
