import { statements } from "./statements.ts";

/** Rounds of the red envelope rain, and what members caught in them. */
export const up = statements(
  `create table rain_rounds (
    merchant_code text not null references merchants (code), starts_at timestamptz not null, deck jsonb not null,
    joined integer not null check (joined >= 0), primary key (merchant_code, starts_at))`,
  `create table rain_entries (
    id text primary key, account_id text not null references accounts (id), merchant_code text not null,
    starts_at timestamptz not null, hand jsonb not null, joined_at timestamptz not null,
    caught_at timestamptz, caught integer check (caught >= 0), amount bigint check (amount >= 0), idempotency_key text,
    unique (account_id, starts_at), foreign key (merchant_code, starts_at) references rain_rounds,
    check (num_nulls(caught_at, caught, amount, idempotency_key) in (0, 4)))`,
  `create index rain_catches_of_member on rain_entries (account_id, caught_at, id) where caught_at is not null`,
);
