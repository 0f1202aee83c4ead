import type { GeneratedAlways } from "kysely";
import type { LedgerKind } from "../ledger/kinds.ts";
import type { Minor, When } from "./columns.ts";

export interface LedgerAccountTable {
  id: string;
  merchant_code: string;
  owner: string;
  kind: string;
  balance: Minor;
  may_overdraw: boolean;
}
export interface LedgerTransactionTable {
  id: string;
  merchant_code: string;
  idempotency_key: string;
  fingerprint: string;
  kind: LedgerKind;
  created_at: When;
}
export interface LedgerEntryTable {
  transaction_id: string;
  ledger_account_id: string;
  amount: Minor;
  /** The order in which entries were written: that of an account's entries is the order in which they were booked. */
  number: GeneratedAlways<bigint>;
  /** As its transaction. */
  kind: LedgerKind;
  /** When it was booked. */
  created_at: When;
  /** The account's balance right after it. */
  balance: Minor;
}

/** Sums of one kind of entries of a member's main account on a day: kept by the database. */
export interface LedgerDayTable {
  ledger_account_id: string;
  day: string;
  kind: LedgerKind;
  count: bigint;
  received: bigint;
  spent: bigint;
}
