import { statements } from "./statements.ts";

/** What agents give on to their teams, what they earn by it, and the links by which members join. */
export const up = statements(
  // Hundredths of a percent. A rate counts from a day on; without one an account has what every member has.
  `create table rebate_rates (
    account_id text not null references accounts (id), game_type text not null, from_day date not null,
    rate integer not null check (rate >= 0), set_by text references accounts (id), set_at timestamptz not null,
    primary key (account_id, game_type, from_day))`,
  // A day that is closed keeps its rows: members and rates of later days do not change it.
  `create table team_rebate_days (
    agent_id text not null references accounts (id), day date not null, closed_at timestamptz not null,
    taken_at timestamptz, primary key (agent_id, day))`,
  `create table team_rebates (
    agent_id text not null, day date not null, source_id text not null references accounts (id),
    game_type text not null, turnover bigint not null check (turnover > 0), amount bigint not null check (amount >= 0),
    primary key (agent_id, day, source_id, game_type),
    foreign key (agent_id, day) references team_rebate_days (agent_id, day))`,
  `create table agent_links (
    merchant_code text not null, code text not null, type text not null check (type in ('agent', 'member')),
    rates jsonb not null, primary key (merchant_code, code),
    foreign key (merchant_code, code) references affiliate_codes (merchant_code, code))`,
);
