import type { LanguageCode } from "#gateway/languages.ts";
import type { WithdrawalRecord } from "#gateway/records.ts";
import { decimalOf } from "#kernel/money.ts";
import { accountName } from "../cards/cards.ts";
import type { WithdrawalRow } from "../database/tables.ts";
import type { Merchant } from "../merchants/merchant.ts";
import { settingsOf } from "./limits.ts";

/** What a row of withdrawals and its account say. */
type Shown = Pick<
  WithdrawalRow,
  "id" | "status" | "hold" | "reason" | "amount" | "fee" | "created_at" | "settled_at"
> & {
  bank: string | null;
  card_number: string | null;
};

/** A withdrawal as calls answer it. */
export function recordOf(row: Shown, { state }: Pick<Merchant, "state">, language: LanguageCode): WithdrawalRecord {
  const isWaiting = row.status === "waiting";
  return {
    id: row.id,
    status: row.status,
    hold: isWaiting ? row.hold : null,
    reason: row.reason,
    amount: decimalOf(row.amount),
    fee: decimalOf(row.fee),
    received: decimalOf(row.amount - row.fee),
    account: row.bank === null ? "" : accountName({ bank: row.bank, number: row.card_number ?? "" }, language),
    cancellable: isWaiting && settingsOf(state).cancellable,
    at: row.created_at.toISOString(),
    settledAt: row.settled_at?.toISOString() ?? null,
  };
}
