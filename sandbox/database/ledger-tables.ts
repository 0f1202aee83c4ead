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

/** Sums of one kind of entries of an account of a member on a day: kept by the database. */
export interface LedgerDayTable {
  ledger_account_id: string;
  day: string;
  kind: LedgerKind;
  count: bigint;
  received: bigint;
  spent: bigint;
}

/** A request to move a member's money, and what it has moved: the same key moves money once. */
export interface TransferRequestTable {
  id: string;
  account_id: string;
  /** The call and its key: keys of different calls are different. */
  request_key: string;
  amount: Minor;
  created_at: When;
}
