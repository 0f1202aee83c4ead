import type { ColumnType, Generated } from "kysely";
import type { JsonColumn, Later, Minor, When } from "./columns.ts";

/** Why a session ended before its time: the member signed in elsewhere, ended it, or changed the password. */
export type SessionEnding = "replaced" | "revoked" | "password";
export interface SessionTable {
  token_hash: string;
  account_id: string;
  merchant_code: string;
  created_at: When;
  expires_at: When;
  old_password_needed: Generated<boolean>;
  id: Generated<string>;
  user_agent: Generated<string>;
  ended_at: Later<Date>;
  ended_by: Later<SessionEnding>;
}
export interface LoginFailureTable {
  id: Generated<bigint>;
  merchant_code: string;
  username: string;
  address: string;
  failed_at: When;
}
export interface LimitTable {
  merchant_code: string;
  kind: string;
  subject: string;
  begun_at: When;
  count: number;
}
export interface CaptchaTable {
  merchant_code: string;
  holder: string;
  answer_hash: string;
  expires_at: When;
}
export interface CodeTable {
  merchant_code: string;
  number: string;
  purpose: string;
  salt: string;
  code_hash: string;
  tries: Generated<number>;
  expires_at: When;
  used_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}
export interface OutboxTable {
  id: Generated<bigint>;
  merchant_code: string;
  channel: "sms" | "email" | "captcha";
  recipient: string;
  purpose: string;
  text: string;
  secret: string;
  sent_at: When;
}
export interface TemporaryPasswordTable {
  account_id: string;
  password_hash: string;
  expires_at: When;
  /** The session it has opened, until that is used for the first time. */
  session_hash: Later<string>;
}
export interface PasskeyTable {
  merchant_code: string;
  credential_id: string;
  account_id: string;
  domain: string;
  public_key: string;
  counter: Minor;
  transports: JsonColumn<string[]>;
  name: string;
  created_at: When;
  last_used_at: Later<Date>;
}
export interface PasskeyChallengeTable {
  challenge: string;
  merchant_code: string;
  purpose: "registration" | "sign-in";
  account_id: string | null;
  domain: string;
  expires_at: When;
}
export interface IdentityTable {
  merchant_code: string;
  provider: string;
  subject: string;
  account_id: string;
  linked_at: When;
}
export interface UsedIdTokenTable {
  token_hash: string;
  expires_at: When;
}

/** An encrypted body that has been used. */
export interface UsedBodyTable {
  nonce: string;
  expires_at: When;
}
