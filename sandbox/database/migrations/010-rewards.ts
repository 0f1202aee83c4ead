import { statements } from "./statements.ts";

/** What members were paid for playing. */
export const up = statements(
  `create table reward_claims (
    account_id text not null references accounts (id), reward_id text not null,
    kind text not null check (kind in ('promotion', 'deposit', 'mission', 'benefit')), source text not null,
    amount bigint not null check (amount >= 0), points integer not null check (points >= 0),
    claimed_at timestamptz not null, primary key (account_id, reward_id))`,
  // The ranking of a week reads the claims of all members.
  `create index reward_claims_by_time on reward_claims (claimed_at) where points > 0`,
  `create table rebate_takings (
    account_id text not null references accounts (id), day date not null, game_type text not null,
    turnover bigint not null check (turnover > 0), taken_at timestamptz not null,
    primary key (account_id, day, game_type))`,
);
