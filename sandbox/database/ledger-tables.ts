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
  kind: string;
  created_at: When;
}
export interface LedgerEntryTable {
  transaction_id: string;
  ledger_account_id: string;
  amount: Minor;
}
