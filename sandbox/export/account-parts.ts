import { sql } from "kysely";
import type { Tables } from "../database/tables.ts";
import { BYTES, KEY, own, SECRET } from "./own.ts";
import type { Part } from "./part.ts";

const OTHER = "another member";

/** What an account says, how it is opened, and what was written. */
export const accountParts: { [T in keyof Tables]?: Part<T> } = {
  accounts: {
    of: (memberId) => sql<boolean>`id = ${memberId}`,
    columns: [
      "id",
      "merchant_code",
      "username",
      "type",
      "nickname",
      "status",
      "registered_at",
      "created_from",
      "last_login_at",
      "mobile",
      "mobile_proved",
      "email",
      "email_proved",
      "email_to_prove",
      "profile",
      "language",
      "auto_transfer",
      "security_question",
      "payment_password_reset_at",
    ],
    withheld: {
      password_hash: SECRET,
      payment_password_hash: SECRET,
      security_answer_hash: SECRET,
      upline_id: OTHER,
      staff: "whether it is an account of the merchant's own people: no member's is",
    },
  },
  sessions: {
    of: own,
    columns: [
      "created_at",
      "id",
      "merchant_code",
      "expires_at",
      "user_agent",
      "old_password_needed",
      "ended_at",
      "ended_by",
    ],
    withheld: { token_hash: SECRET },
  },
  passkeys: {
    of: own,
    columns: ["created_at", "name", "domain", "merchant_code", "transports", "last_used_at"],
    withheld: { credential_id: SECRET, public_key: SECRET, counter: "a technical count of the key" },
  },
  identities: { of: own, columns: ["linked_at", "merchant_code", "provider", "subject"] },
  data_exports: { of: own, columns: ["exported_at", "id"], withheld: { idempotency_key: KEY } },
  affiliate_codes: {
    of: own,
    columns: ["created_at", "code", "merchant_code", "name", "main", "domain", "removed_at"],
    withheld: { idempotency_key: KEY },
  },
  agent_links: {
    of: (memberId) =>
      sql<boolean>`(merchant_code, code) in (select merchant_code, code from affiliate_codes where account_id = ${memberId})`,
    columns: ["code", "merchant_code", "type", "rates"],
  },
  invitations: {
    of: (memberId) => sql<boolean>`inviter_id = ${memberId} or friend_id = ${memberId}`,
    columns: ["number", "id", "merchant_code", "code", "invited_at", "bonus_state", "bonus", "paid_at"],
    money: ["bonus"],
    withheld: { friend_id: OTHER, inviter_id: OTHER },
  },
  contracts: {
    of: own,
    columns: ["proposed_at", "id", "contract", "proposal", "state", "tiers", "answered_at", "ended_at"],
    withheld: { proposed_by: OTHER },
  },
  messages: {
    of: own,
    columns: ["sent_at", "id", "title", "content", "title_ty", "content_ty", "read_at"],
  },
  broadcast_states: { of: own, columns: ["broadcast_id", "read_at", "deleted_at"] },
  read_notices: { of: own, columns: ["announcement_id", "read_at"] },
  feedback: {
    of: own,
    columns: ["created_at", "id", "kind", "state", "changed_at"],
    withheld: { idempotency_key: KEY },
  },
  feedback_messages: {
    of: (memberId) => sql<boolean>`feedback_id in (select id from feedback where account_id = ${memberId})`,
    columns: ["number", "id", "feedback_id", "sender", "text", "sent_at"],
    withheld: { idempotency_key: KEY },
  },
  feedback_images: {
    of: (memberId) => sql<boolean>`message_id in (
      select m.id from feedback_messages m join feedback f on f.id = m.feedback_id where f.account_id = ${memberId})`,
    columns: ["message_id", "place", "media_type"],
    withheld: { bytes: BYTES },
  },
};
