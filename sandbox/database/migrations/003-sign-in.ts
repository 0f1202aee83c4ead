import { statements } from "./statements.ts";

/**
 * Sessions and the ways to open one. Codes, captchas, tokens and passwords are stored as hashes; passkeys are public
 * keys, useless to a thief. The outbox replaces real mail and SMS.
 */
export const up = statements(
  // `id` names a session without revealing its token. An ended session is kept, so that its client learns why it
  // ended.
  `create table sessions (
    token_hash text primary key, account_id text not null references accounts (id), merchant_code text not null,
    created_at timestamptz not null, expires_at timestamptz not null, old_password_needed boolean not null default true,
    id text not null default gen_random_uuid()::text, user_agent text not null default '', ended_at timestamptz,
    ended_by text check (ended_by in ('replaced', 'revoked', 'password')))`,
  "create unique index sessions_by_id on sessions (id)",
  "create index sessions_by_account on sessions (account_id)",
  "create index sessions_by_expiry on sessions (expires_at)",
  `create table login_failures (
    id bigint generated always as identity primary key, merchant_code text not null, username text not null,
    address text not null, failed_at timestamptz not null)`,
  "create index login_failures_by_account on login_failures (merchant_code, username, failed_at)",
  "create index login_failures_by_address on login_failures (merchant_code, address, failed_at)",
  `create table limits (
    merchant_code text not null, kind text not null, subject text not null, begun_at timestamptz not null,
    count integer not null, primary key (merchant_code, kind, subject))`,
  `create table captchas (
    merchant_code text not null, holder text not null, answer_hash text not null, expires_at timestamptz not null,
    primary key (merchant_code, holder))`,
  "create index captchas_by_expiry on captchas (expires_at)",
  `create table codes (
    merchant_code text not null, number text not null, purpose text not null, salt text not null,
    code_hash text not null, tries integer not null default 0, expires_at timestamptz not null, used_at timestamptz,
    primary key (merchant_code, number, purpose))`,
  "create index codes_by_expiry on codes (expires_at)",
  `create table outbox (
    id bigint generated always as identity primary key, merchant_code text not null, channel text not null,
    recipient text not null, purpose text not null, text text not null, secret text not null,
    sent_at timestamptz not null)`,
  "create index outbox_by_recipient on outbox (recipient, id)",
  // The session that a temporary password has opened: the password is used up on the session's first use.
  `create table temporary_passwords (
    account_id text primary key references accounts (id), password_hash text not null, expires_at timestamptz not null,
    session_hash text)`,
  "create index temporary_passwords_by_session on temporary_passwords (session_hash) where session_hash is not null",
  `create table passkeys (
    merchant_code text not null, credential_id text not null, account_id text not null references accounts (id),
    domain text not null, public_key text not null, counter bigint not null, transports jsonb not null,
    name text not null, created_at timestamptz not null, last_used_at timestamptz,
    primary key (merchant_code, credential_id))`,
  "create index passkeys_by_account on passkeys (account_id)",
  `create table passkey_challenges (
    challenge text primary key, merchant_code text not null, purpose text not null, account_id text,
    domain text not null, expires_at timestamptz not null)`,
  "create index passkey_challenges_by_expiry on passkey_challenges (expires_at)",
  // Written before its account, so that of two simultaneous first sign-ins one waits for the other.
  `create table identities (
    merchant_code text not null, provider text not null, subject text not null,
    account_id text not null references accounts (id) deferrable initially deferred, linked_at timestamptz not null,
    primary key (merchant_code, provider, subject))`,
  "create index identities_by_account on identities (account_id)",
  "create table used_id_tokens (token_hash text primary key, expires_at timestamptz not null)",
  "create index used_id_tokens_by_expiry on used_id_tokens (expires_at)",
  // Encrypted bodies that have been used, until they would be too old anyway.
  "create table used_bodies (nonce text primary key, expires_at timestamptz not null)",
  "create index used_bodies_by_expiry on used_bodies (expires_at)",
);
