import { sql, type Kysely } from "kysely";

const STATEMENTS = [
  `alter table accounts add column mobile text, add column email text, add column payment_password_hash text, add column profile jsonb not null default '{}'`,
  `alter table merchants add column registration jsonb not null default '{}'`,
  `create unique index accounts_by_mobile on accounts (merchant_code, mobile) where mobile is not null`,
  `alter table sessions add column old_password_needed boolean not null default true`,
  `create index sessions_by_account on sessions (account_id)`,
  `create table captchas (
    merchant_code text not null, holder text not null, answer_hash text not null, expires_at timestamptz not null, primary key (merchant_code, holder))`,
  `create index captchas_by_expiry on captchas (expires_at)`,
  `create table codes (
    merchant_code text not null, number text not null, purpose text not null, salt text not null, code_hash text not null, tries integer not null default 0,
    expires_at timestamptz not null, used_at timestamptz, primary key (merchant_code, number, purpose))`,
  `create index codes_by_expiry on codes (expires_at)`,
  `create table outbox (
    id bigint generated always as identity primary key, merchant_code text not null, channel text not null, recipient text not null, purpose text not null,
    text text not null, secret text not null, sent_at timestamptz not null)`,
  `create index outbox_by_recipient on outbox (recipient, id)`,
  `create table registrations (
    merchant_code text not null, idempotency_key text not null, account_id text not null, created_at timestamptz not null, primary key (merchant_code, idempotency_key))`,
  `create table affiliate_codes (
    merchant_code text not null, code text not null, account_id text not null references accounts (id), domain text, primary key (merchant_code, code))`,
  `create table temporary_passwords (
    account_id text primary key references accounts (id), password_hash text not null, expires_at timestamptz not null)`,
  `create table limits (
    merchant_code text not null, kind text not null, subject text not null, begun_at timestamptz not null, count integer not null, primary key (merchant_code, kind, subject))`,
];

/**
 * What registering and coming back in needs. A code or captcha is kept as a hash; what the outbox keeps in words stands
 * for the mail and the phones of the world.
 */
export async function up(database: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}
