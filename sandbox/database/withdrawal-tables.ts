import type { Generated, GeneratedAlways } from "kysely";
import type { WithdrawalRecord, WithdrawalRefusal } from "#gateway/records.ts";
import type { PayeeCheck } from "#gateway/withdrawals.ts";
import type { Later, Minor, When } from "./columns.ts";

/** An account of a member that can be withdrawn to. */
export interface BankCardTable {
  id: string;
  account_id: string;
  /** The code the member is bound to. */
  merchant_code: string;
  bank: string;
  /** Digits alone. */
  number: string;
  payee_name: string;
  /** What its bank said of the name when it was added. */
  checked: Exclude<PayeeCheck["result"], "noMatch">;
  main: boolean;
  idempotency_key: string;
  usable_from: When;
  created_at: When;
  removed_at: Later<Date>;
}

/** A withdrawal that a member requested. Its amounts are minor units. */
export interface WithdrawalTable {
  id: string;
  account_id: string;
  /** The code the member is bound to. */
  merchant_code: string;
  card_id: Later<string>;
  amount: Minor;
  /** Kept by the merchant when it is paid. */
  fee: Minor;
  status: Generated<WithdrawalRecord["status"]>;
  /** Why a person decides about it; null: it is paid by itself. */
  hold: Later<NonNullable<WithdrawalRecord["hold"]>>;
  /** Why it was rejected; null: it was not. */
  reason: Later<WithdrawalRefusal>;
  idempotency_key: string;
  created_at: When;
  settled_at: Later<Date>;
  /** The order in which they were requested. */
  number: GeneratedAlways<bigint>;
}
