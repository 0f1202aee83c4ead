import { statements } from "./statements.ts";

/** Vendor and category of the game that a bet was on: they stay when the game is withdrawn. */
const game = "vassalage text not null default '', game_type text not null default 'RNG'";

/** A column, of whose values the planner has statistics: of an expression it would know nothing. */
const status = `status text not null generated always as (case when paid is null then 'open'
  when paid > stake then 'won' when paid < stake then 'lost' else 'returned' end) stored`;

/**
 * Demo games: tickets that open them, rounds that were played, and bets on draws. A ticket names the session that opened
 * it and does not refer to its row, which goes when its member signs out.
 */
export const up = statements(
  `create table play_tickets (
    secret_hash text primary key, account_id text not null references accounts (id), merchant_code text not null,
    catalogue_code text not null references merchants (code), node_id text, game_code text,
    mode text not null check (mode in ('real', 'free')), fun_balance bigint not null default 0 check (fun_balance >= 0),
    back_url text not null, language text not null, expires_at timestamptz not null, session_hash text not null,
    wallet text not null default 'main',
    check ((node_id is null) <> (game_code is null)))`,
  `create table rounds (
    id text primary key, account_id text not null references accounts (id), merchant_code text not null,
    catalogue_code text not null, node_id text not null, mode text not null, idempotency_key text not null,
    bet text not null, stake bigint not null check (stake > 0), paid bigint not null check (paid >= 0),
    outcome jsonb not null, played_at timestamptz not null, ${game}, ${status}, unique (account_id, idempotency_key))`,
  // A partial index would not be read in its order where rounds and bets on draws are listed together.
  "create index rounds_of_member on rounds (account_id, played_at desc, id desc)",
  // A large team's bets are read by their time.
  "create index rounds_in_time on rounds (played_at desc, id desc)",
  "create index rounds_at_vendor on rounds (account_id, vassalage, played_at desc, id desc)",
  // Of a rare status, in a long history: the others are not read.
  "create index rounds_of_status on rounds (account_id, status, played_at desc, id desc)",
  // In the order of stakes: what a period has not is passed over in the index, without reading its row.
  "create index rounds_by_stake on rounds (account_id, stake desc, id desc) include (played_at, mode)",
  "create index rounds_won on rounds (catalogue_code, played_at desc) where paid > stake and mode = 'real'",
  `create table lottery_bets (
    id text primary key, account_id text not null references accounts (id), merchant_code text not null,
    catalogue_code text not null, game_code text not null, numero text not null, picks text not null,
    stake bigint not null check (stake > 0), paid bigint check (paid >= 0), idempotency_key text not null,
    placed_at timestamptz not null, draw_ends_at timestamptz not null, settled_at timestamptz, ${game}, ${status},
    unique (account_id, idempotency_key))`,
  `create index lottery_bets_of_member on lottery_bets (account_id, placed_at desc, id desc)
    include (stake, paid, vassalage, game_type)`,
  "create index lottery_bets_in_time on lottery_bets (placed_at desc, id desc)",
  "create index lottery_bets_of_status on lottery_bets (account_id, status, placed_at desc, id desc)",
  "create index lottery_bets_by_stake on lottery_bets (account_id, stake desc, id desc) include (placed_at)",
  "create index lottery_bets_open on lottery_bets (draw_ends_at) where settled_at is null",
  "create index lottery_bets_won on lottery_bets (catalogue_code, settled_at desc) where paid > stake",
);
