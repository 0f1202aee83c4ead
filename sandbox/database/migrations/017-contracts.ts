import { statements } from "./statements.ts";

const kind = "contract text not null check (contract in ('daily-salary', 'dividend', 'hourly-salary'))";

/** Contracts of agents, and what they were paid for. */
export const up = statements(
  `create table contracts (
    id bigint generated always as identity primary key, account_id text not null references accounts (id), ${kind},
    proposal text not null check (proposal <> ''), tiers jsonb not null,
    state text not null check (state in ('proposed', 'inForce', 'declined', 'withdrawn', 'replaced')),
    proposed_by text references accounts (id), proposed_at timestamptz not null,
    answered_at timestamptz, ended_at timestamptz)`,
  "create index contracts_of_member on contracts (account_id, contract, id desc)",
  "create unique index contracts_that_wait on contracts (account_id, contract) where state = 'proposed'",
  "create unique index contracts_in_force on contracts (account_id, contract) where state = 'inForce'",
  `create table contract_payments (
    account_id text not null references accounts (id), ${kind}, cycle text not null,
    contract_id bigint not null references contracts (id), stake bigint not null, paid bigint not null,
    carried_in bigint not null check (carried_in <= 0), base bigint not null, active integer, rate text not null,
    amount bigint not null check (amount > 0), paid_at timestamptz not null,
    primary key (account_id, contract, cycle))`,
);
