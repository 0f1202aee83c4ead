import { statements } from "./statements.ts";

/**
 * Deposits as the platform knows them with the pictures that members sent, payments as their provider knows them, and the notices between the two: those
 * that are still to be delivered, and those that arrived, of which each has an effect once.
 */
export const up = statements(
  `create table deposits (
    id text primary key, account_id text not null references accounts (id), merchant_code text not null,
    method text not null, amount bigint not null check (amount > 0), fee bigint not null check (fee >= 0 and fee < amount),
    offer text, bonus bigint not null default 0 check (bonus >= 0), details jsonb not null default '{}', status text not null default 'waiting'
      check (status in ('waiting', 'credited', 'rejected', 'cancelled')),
    reason text check (reason in ('declined', 'expired', 'cancelled', 'rejected')), idempotency_key text not null,
    expires_at timestamptz, created_at timestamptz not null, settled_at timestamptz,
    number bigint generated always as identity,
    check ((status = 'waiting') = (settled_at is null)), check ((offer is null) = (bonus = 0)), unique (account_id, idempotency_key))`,
  `create table deposit_images (
    deposit_id text not null references deposits (id), place integer not null check (place > 0),
    media_type text not null check (media_type in ('image/png', 'image/jpeg')),
    bytes bytea not null check (octet_length(bytes) between 1 and 5242880), primary key (deposit_id, place))`,
  "create index deposits_of_member on deposits (account_id, created_at desc, id desc)",
  "create index deposits_of_status on deposits (account_id, status, created_at desc, id desc)",
  // Whatever reaches the database: a member takes a promotion once.
  `create unique index deposits_of_offer on deposits (account_id, offer)
    where offer is not null and status in ('waiting', 'credited')`,
  "create index deposits_waiting on deposits (expires_at) where status = 'waiting'",
  `create table payments (
    reference text primary key, deposit_id text not null unique references deposits (id), catalogue_code text not null,
    amount bigint not null check (amount > 0), currency text not null, code text, code_tries int not null default 0,
    state text not null default 'open' check (state in ('open', 'paid', 'declined', 'expired')),
    back_url text not null, created_at timestamptz not null)`,
  `create table payment_notices (
    id text primary key, reference text not null references payments (reference), body text not null,
    due_at timestamptz not null, delivered_at timestamptz, attempts int not null default 0)`,
  "create index payment_notices_due on payment_notices (due_at) where delivered_at is null",
  `create table received_notices (
    id text primary key, deposit_id text not null references deposits (id), effect text not null,
    received_at timestamptz not null)`,
);
