import { statements } from "./statements.ts";

/** What members do against playing too much. */
export const up = statements(
  `create table deposit_limits (
    account_id text not null references accounts (id), period text not null check (period in ('day', 'week', 'month')),
    amount bigint check (amount > 0), change_to bigint check (change_to > amount), changes_at timestamptz,
    check (change_to is null or changes_at is not null), check (changes_at is null or amount is not null),
    primary key (account_id, period))`,
  `create table player_pauses (
    account_id text not null references accounts (id), state text not null check (state in ('timeOut', 'excluded')),
    begun_at timestamptz not null, until timestamptz check (until > begun_at), idempotency_key text not null,
    number bigint generated always as identity, primary key (account_id, idempotency_key))`,
  `create table reality_checks (
    account_id text primary key references accounts (id), every text not null
      check (every in ('never', 'quarter', 'half', 'hour')))`,
);
