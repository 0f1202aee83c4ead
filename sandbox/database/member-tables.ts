import type { ColumnType, Generated } from "kysely";
import type { ImageType } from "#gateway/application-images.ts";
import type { LanguageCode } from "#gateway/languages.ts";
import type { DescribedWords } from "#gateway/described.ts";
import type { Later, When } from "./columns.ts";

export interface AccountTable {
  id: string;
  merchant_code: string;
  username: string;
  password_hash: string | null;
  type: number;
  nickname: string;
  upline_id: string | null;
  /** disabled: by the merchant. closed: by the member. */
  status: "active" | "disabled" | "closed";
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
  /** Whether opening a game moves the member's money to its vendor. */
  auto_transfer: Generated<boolean>;
  /** When it was last set with a code instead of the one before; null: never. */
  payment_password_reset_at: Later<Date>;
  /** Whether the owner of the address has confirmed it for this account. */
  email_proved: Generated<boolean>;
  /** The address to which a code was sent. */
  email_to_prove: Later<string>;
  security_question: Later<string>;
  security_answer_hash: Later<string>;
  /** In which the member wants to be addressed; null: not chosen. */
  language: Later<LanguageCode>;
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
  /** The only domain that it is valid on; null: it is valid on all. */
  domain: string | null;
  /** What its member calls it; empty: nothing. */
  name: Generated<string>;
  /** Whether it is the member's first one, which stays. */
  main: Generated<boolean>;
  idempotency_key: Later<string>;
  created_at: When;
  /** A removed code stays, so that an old link never brings somebody friends of another. */
  removed_at: Later<Date>;
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
/** A message to every member of a merchant who was registered when it was sent. */
export interface BroadcastTable {
  id: string;
  merchant_code: string;
  title: string;
  content: string;
  title_ty: Later<string>;
  content_ty: Later<string>;
  sent_at: When;
}
/** What a member has done with a message to all of them; no row: nothing. */
export interface BroadcastStateTable {
  account_id: string;
  broadcast_id: string;
  read_at: Later<Date>;
  deleted_at: Later<Date>;
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
  details: ColumnType<DescribedWords, string | undefined, string>;
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
