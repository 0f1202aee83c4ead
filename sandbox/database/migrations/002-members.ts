import { statements } from "./statements.ts";

/**
 * Accounts and what belongs to each of them. `merchant_code` is the code an account is bound to: the main or the trial
 * one. Favourites and recents name games and do not refer to their rows: the catalogue is rewritten when it changes,
 * and a favourite that is missing meanwhile must come back with its game.
 */
export const up = statements(
  `create table accounts (
    id text primary key, merchant_code text not null, username text not null, password_hash text,
    type integer not null check (type >= 0), nickname text not null, upline_id text references accounts (id),
    status text not null check (status in ('active', 'disabled', 'closed')), staff boolean not null default false,
    registered_at timestamptz not null, last_login_at timestamptz, created_from text, mobile text, email text,
    payment_password_hash text, payment_password_reset_at timestamptz, profile jsonb not null default '{}',
    mobile_proved boolean not null default false, email_proved boolean not null default false, email_to_prove text,
    security_question text, security_answer_hash text,
    auto_transfer boolean not null default false, language text)`,
  "create unique index accounts_by_name on accounts (merchant_code, lower(username))",
  "create unique index accounts_by_mobile on accounts (merchant_code, mobile) where mobile is not null",
  "create index accounts_by_origin on accounts (created_from, registered_at) where created_from is not null",
  "create index accounts_by_registration on accounts (registered_at)",
  "create index accounts_below on accounts (upline_id, registered_at, id) where upline_id is not null",
  `create table registrations (
    merchant_code text not null, idempotency_key text not null, account_id text not null,
    created_at timestamptz not null, primary key (merchant_code, idempotency_key))`,
  `create table affiliate_codes (
    merchant_code text not null, code text not null, account_id text not null references accounts (id), domain text,
    name text not null default '', main boolean not null default false, idempotency_key text,
    created_at timestamptz not null, removed_at timestamptz check (not main or removed_at is null),
    primary key (merchant_code, code), unique (account_id, idempotency_key))`,
  // Whatever reaches the database: a member has one first code.
  "create unique index affiliate_codes_main on affiliate_codes (account_id) where main",
  "create index affiliate_codes_of_member on affiliate_codes (account_id, created_at, code)",
  // Messages that are the same for many members exist in both languages; null: there is no Filipino text.
  `create table messages (
    id text primary key, account_id text not null references accounts (id), title text not null,
    content text not null, sent_at timestamptz not null, read_at timestamptz, title_ty text, content_ty text)`,
  "create index messages_unread on messages (account_id) where read_at is null",
  "create index messages_of_member on messages (account_id, sent_at, id)",
  // One row for all members of a merchant; beside it what each of them has done with it.
  `create table broadcasts (
    id text primary key, merchant_code text not null, title text not null, content text not null,
    sent_at timestamptz not null, title_ty text, content_ty text)`,
  "create index broadcasts_of_merchant on broadcasts (merchant_code, sent_at, id)",
  `create table broadcast_states (
    account_id text not null references accounts (id), broadcast_id text not null references broadcasts (id),
    read_at timestamptz, deleted_at timestamptz, primary key (account_id, broadcast_id))`,
  `create table favourites (
    account_id text not null references accounts (id), merchant_code text not null, node_id text not null,
    added_at timestamptz not null, primary key (account_id, merchant_code, node_id))`,
  `create table recents (
    account_id text not null references accounts (id), merchant_code text not null, node_id text not null,
    played_at timestamptz not null, primary key (account_id, merchant_code, node_id))`,
  `create table member_promotions (
    account_id text not null references accounts (id), promotion text not null, claimed_at timestamptz,
    primary key (account_id, promotion))`,
  `create table activity_entries (
    account_id text not null references accounts (id), activity_id text not null,
    state text not null check (state in ('joined', 'applying', 'signed', 'issued', 'rejected')),
    comment text not null default '', details jsonb not null default '{}', changed_at timestamptz not null, primary key (account_id, activity_id))`,
  `create table activity_images (
    account_id text not null, activity_id text not null, place integer not null check (place > 0),
    media_type text not null check (media_type in ('image/png', 'image/jpeg')),
    bytes bytea not null check (octet_length(bytes) between 1 and 5242880),
    primary key (account_id, activity_id, place),
    foreign key (account_id, activity_id) references activity_entries (account_id, activity_id) on delete cascade)`,
);
