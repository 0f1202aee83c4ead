import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type { DescribedWords } from "#gateway/described.ts";
import type { DepositRecord } from "#gateway/records.ts";
import type { JsonColumn, Later, Minor, When } from "./columns.ts";

/** Why a deposit has failed. */
export type RefusalReason = "declined" | "expired" | "cancelled" | "rejected";

/** A deposit that a member requested. Its amounts are minor units. */
export interface DepositTable {
  id: string;
  account_id: string;
  /** The code the member is bound to. */
  merchant_code: string;
  method: string;
  amount: Minor;
  /** Kept by the merchant when it is credited. */
  fee: Minor;
  /** The promotion that adds to it; null: none. */
  offer: Later<string>;
  /** What it adds when it is credited. */
  bonus: ColumnType<bigint, bigint | undefined, bigint>;
  details: JsonColumn<DescribedWords>;
  status: DepositRecord["status"];
  reason: Later<RefusalReason>;
  idempotency_key: string;
  /** Until when it can be paid; null: without end. */
  expires_at: Later<Date>;
  created_at: When;
  settled_at: Later<Date>;
  /** The order in which they were requested. */
  number: GeneratedAlways<bigint>;
}

/** A picture that a member sent with a deposit, such as the slip of a transfer. */
export interface DepositImageTable {
  deposit_id: string;
  /** The order in which they were sent, from 1. */
  place: number;
  media_type: string;
  bytes: Uint8Array;
}

/** A payment at the simulated provider. */
export interface PaymentTable {
  /** Unguessable: it opens the payment's page. */
  reference: string;
  deposit_id: string;
  catalogue_code: string;
  amount: Minor;
  currency: string;
  /** What the member has to type; null: nothing. */
  code: Later<string>;
  code_tries: Generated<number>;
  state: Generated<"open" | "paid" | "declined" | "expired">;
  /** Where its page leads afterwards. */
  back_url: string;
  created_at: When;
}

/** A notice of the provider, on its way to the platform. */
export interface PaymentNoticeTable {
  id: string;
  reference: string;
  body: string;
  due_at: When;
  delivered_at: Later<Date>;
  attempts: Generated<number>;
}

/** A notice that arrived at the platform, and what it did. */
export interface ReceivedNoticeTable {
  id: string;
  deposit_id: string;
  effect: string;
  received_at: When;
}
