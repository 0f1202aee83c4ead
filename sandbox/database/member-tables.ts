import type { ColumnType, Generated } from "kysely";
import type { ImageType } from "#gateway/application-images.ts";
import type { DescribedValues } from "#gateway/described.ts";
import type { Later, When } from "./columns.ts";

export interface AccountTable {
  id: string;
  merchant_code: string;
  username: string;
  password_hash: string | null;
  type: number;
  nickname: string;
  upline_id: string | null;
  status: "active" | "disabled";
  staff: boolean;
  registered_at: When;
  last_login_at: When | null;
  created_from: string | null;
  /** In E.164, such as +639171234567. */
  mobile: Later<string>;
  /** Whether the owner of the number has confirmed it for this account. */
  mobile_proved: Generated<boolean>;
  email: Later<string>;
  payment_password_hash: Later<string>;
  profile: ColumnType<Record<string, string>, string | undefined, string>;
}
export interface RegistrationTable {
  merchant_code: string;
  idempotency_key: string;
  account_id: string;
  created_at: When;
}
export interface AffiliateCodeTable {
  merchant_code: string;
  code: string;
  account_id: string;
  domain: string | null;
}
export interface MessageTable {
  id: string;
  account_id: string;
  title: string;
  content: string;
  title_ty: Later<string>;
  content_ty: Later<string>;
  sent_at: When;
  read_at: When | null;
}
export interface FavouriteTable {
  account_id: string;
  merchant_code: string;
  node_id: string;
  added_at: When;
}
export interface RecentTable {
  account_id: string;
  merchant_code: string;
  node_id: string;
  played_at: When;
}
export interface MemberPromotionTable {
  account_id: string;
  promotion: string;
  claimed_at: When | null;
}
/** A member's state in an activity that is not a reward. */
export type EntryState = "joined" | "applying" | "signed" | "issued" | "rejected";
export interface ActivityEntryTable {
  account_id: string;
  activity_id: string;
  state: EntryState;
  comment: Generated<string>;
  details: ColumnType<DescribedValues, string | undefined, string>;
  changed_at: When;
}
/** An image of an application; `place` counts in the order in which they were sent, from 1. */
export interface ActivityImageTable {
  account_id: string;
  activity_id: string;
  place: number;
  media_type: ImageType;
  bytes: Uint8Array;
}
/** The contracts that an upline can propose to a member. */
export type ContractKind = "daily-salary" | "dividend" | "hourly-salary";
/** A contract that waits for the member's answer. */
export interface ContractProposalTable {
  account_id: string;
  contract: ContractKind;
  proposal: string;
}
