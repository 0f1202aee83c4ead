import { sql, type Kysely } from "kysely";

const STATEMENTS = [
  `create table accounts (
    id text primary key, merchant_code text not null, username text not null, password_hash text, type integer not null check (type >= 0),
    nickname text not null, upline_id text references accounts (id), status text not null check (status in ('active', 'disabled')),
    staff boolean not null default false, registered_at timestamptz not null, last_login_at timestamptz, created_from text)`,
  `create unique index accounts_by_name on accounts (merchant_code, lower(username))`,
  `create index accounts_by_origin on accounts (created_from, registered_at) where created_from is not null`,
  `create table sessions (
    token_hash text primary key, account_id text not null references accounts (id), merchant_code text not null,
    created_at timestamptz not null, expires_at timestamptz not null)`,
  `create index sessions_by_expiry on sessions (expires_at)`,
  `create table login_failures (
    id bigint generated always as identity primary key, merchant_code text not null, username text not null, address text not null, failed_at timestamptz not null)`,
  `create index login_failures_by_account on login_failures (merchant_code, username, failed_at)`,
  `create index login_failures_by_address on login_failures (merchant_code, address, failed_at)`,
  `create table messages (
    id text primary key, account_id text not null references accounts (id), title text not null, content text not null, sent_at timestamptz not null, read_at timestamptz)`,
  `create index messages_unread on messages (account_id) where read_at is null`,
  `create table member_promotions (
    account_id text not null references accounts (id), promotion text not null, claimed_at timestamptz, primary key (account_id, promotion))`,
];

/**
 * Accounts, their sessions, failed sign-ins, inboxes and promotions. `merchant_code` is the code an account is bound
 * to: the main or the trial one.
 */
export async function up(database: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}
