import { statements } from "./statements.ts";

/** What is counted for a member on a day, of bets by category. Money is in minor units. */
const COUNTED = [
  "placed",
  "bets",
  "stake",
  "turnover",
  "paid",
  "open_stake",
  "deposits",
  "withdrawals",
  "promotions",
  "rebates",
  "fees",
  "income",
  "registered",
  "signed_in",
] as const;
/** Besides, whether the member has placed a bet: it follows from the others. */
const FIGURES = [...COUNTED, "betting"];

const each = (names: readonly string[], write: (name: string) => string) => names.map(write).join(", ");
const columns = (prefix: string) => each(FIGURES, (name) => `${prefix}${name} bigint not null default 0`);

/** The merchant's day of a moment, for an account. */
function dayOf(moment: string, account: string): string {
  return `(${moment} at time zone coalesce((select m.time_zone from merchants m
    where m.code = ${account}.merchant_code or m.trial_code = ${account}.merchant_code), 'UTC'))::date`;
}

/** What rows of bet_days, or of ledger_days, change in the figures of their members. */
const ofBets = (table: string, sign: 1 | -1) => `insert into team_changes
    (account_id, day, game_type, placed, bets, stake, turnover, paid, open_stake)
  select account_id, day, game_type, ${sign} * sum(count), ${sign} * coalesce(sum(count) filter (where status <> 'open'), 0),
    ${sign} * coalesce(sum(stake) filter (where status <> 'open'), 0),
    ${sign} * coalesce(sum(stake) filter (where status in ('won', 'lost')), 0), ${sign} * sum(paid),
    ${sign} * coalesce(sum(stake) filter (where status = 'open'), 0)
  from ${table} group by 1, 2, 3`;
const booked = (direction: "received - spent" | "spent - received", kinds: readonly string[]) =>
  `coalesce(sum(${direction}) filter (where d.kind in (${each(kinds, (kind) => `'${kind}'`)})), 0)`;
const ofEntries = (table: string, sign: 1 | -1) => `insert into team_changes
    (account_id, day, deposits, withdrawals, promotions, rebates, fees, income)
  select a.owner, d.day, ${sign} * ${booked("received - spent", ["deposit"])},
    ${sign} * ${booked("spent - received", ["withdrawal", "withdrawal-returned"])},
    ${sign} * ${booked("received - spent", ["promotion"])}, ${sign} * ${booked("received - spent", ["rebate"])},
    ${sign} * ${booked("spent - received", ["deposit-fee", "withdrawal-fee"])},
    ${sign} * ${booked("received - spent", ["team-rebate", "salary", "dividend"])}
  from ${table} d join ledger_accounts a on a.id = d.ledger_account_id
  where d.kind in ('deposit', 'withdrawal', 'withdrawal-returned', 'promotion', 'rebate', 'deposit-fee',
    'withdrawal-fee', 'team-rebate', 'salary', 'dividend')
  group by 1, 2`;

/** Notes what statements change in sums by day. */
function noting(table: string, changes: (rows: string, sign: 1 | -1) => string): string[] {
  const trigger = (event: string, transition: string) =>
    `create trigger ${table}_${event}_noted after ${event} on ${table} referencing ${transition}
      for each statement execute function note_${table}()`;
  return [
    `create function note_${table}() returns trigger language plpgsql as $$
      begin
        if tg_op <> 'INSERT' then ${changes("replaced", -1)}; end if;
        if tg_op <> 'DELETE' then ${changes("written", 1)}; end if;
        return null;
      end $$`,
    trigger("insert", "new table as written"),
    trigger("update", "old table as replaced new table as written"),
    trigger("delete", "old table as replaced"),
  ];
}

/** Which place an account has on a day. */
const placeOn = (account: string, day: string) => `select path from team_places
  where account_id = ${account} and since <= ${day} and ${day} < until`;

/**
 * Figures of members and of the teams below them, by the merchant's day, so that a figure of 20,000 members is read
 * from some rows. What changes is noted beside its sums (team_changes) and added to those of everybody above before
 * they are read: members who play at once do not wait for each other at the row of their common agent.
 *
 * Who did something on several days is counted once by when they had done it last: of those who bet in a period, each
 * has one day of it before which they last bet before the period (team_returns).
 *
 * A place holds from a day on, so that what somebody has done before a move stays with the team of that time.
 */
export const up = statements(
  `create table team_places (
    account_id text not null references accounts (id), since date not null,
    until date not null default 'infinity', upline_id text references accounts (id), path text not null,
    primary key (account_id, since))`,
  "create index team_places_by_path on team_places (path text_pattern_ops)",
  `create table team_changes (
    number bigint generated always as identity primary key, account_id text not null, day date not null,
    game_type text not null default '', ${each(COUNTED, (name) => `${name} bigint not null default 0`)})`,
  `create table team_days (
    account_id text not null, day date not null, game_type text not null, upline_id text, path text not null,
    ${columns("own_")}, ${columns("all_")}, primary key (account_id, day, game_type))`,
  "create index team_days_below on team_days (upline_id, day)",
  `create table team_returns (
    account_id text not null, day date not null, before date not null, signed_in bigint not null, betting bigint not null,
    primary key (account_id, day, before))`,
  `create index team_days_active on team_days (day, path text_pattern_ops) include (account_id)
    where own_placed > 0 or own_signed_in > 0 or own_deposits <> 0 or own_withdrawals <> 0
      or own_promotions <> 0 or own_rebates <> 0 or own_fees <> 0 or own_income <> 0`,
  // Which announcements for agents an agent has read: the catalogue may be rewritten meanwhile.
  `create table read_notices (
    account_id text not null references accounts (id), announcement_id text not null, read_at timestamptz not null,
    primary key (account_id, announcement_id))`,

  ...noting("bet_days", ofBets),
  ...noting("ledger_days", ofEntries),
  // One statement may write somebody beside the upline, in any order. Below whom somebody will be placed from tomorrow
  // on, a new member is, too.
  `create function place_accounts() returns trigger language plpgsql as $$
    begin
      insert into team_places (account_id, since, until, upline_id, path)
        with recursive placed as (
          select w.id, date '-infinity' as since, date 'infinity' as until, w.upline_id, w.id || '/' as path from written w where w.upline_id is null
          union all
          select w.id, case when p.since <= ${dayOf("w.registered_at", "w")} then '-infinity' else p.since end,
            p.until, w.upline_id, p.path || w.id || '/'
          from written w join team_places p on p.account_id = w.upline_id and p.until > ${dayOf("w.registered_at", "w")}
          where not exists (select from written upline where upline.id = w.upline_id)
          union all
          select w.id, placed.since, placed.until, w.upline_id, placed.path || w.id || '/'
          from placed join written w on w.upline_id = placed.id)
        select * from placed;
      insert into team_changes (account_id, day, registered)
        select id, ${dayOf("written.registered_at", "written")}, 1 from written;
      insert into team_changes (account_id, day, signed_in)
        select id, ${dayOf("written.last_login_at", "written")}, 1 from written where last_login_at is not null;
      return null;
    end $$`,
  `create trigger accounts_placed after insert on accounts referencing new table as written
    for each statement execute function place_accounts()`,
  `create function note_sign_in() returns trigger language plpgsql as $$
    begin
      if old.last_login_at is null or ${dayOf("old.last_login_at", "new")} < ${dayOf("new.last_login_at", "new")} then
        insert into team_changes (account_id, day, signed_in) values (new.id, ${dayOf("new.last_login_at", "new")}, 1);
      end if;
      return null;
    end $$`,
  `create trigger accounts_signed_in after update of last_login_at on accounts for each row
    when (new.last_login_at is not null) execute function note_sign_in()`,

  // On which days of a member the answer to "has signed in, has placed a bet" has changed, and how: 1 or -1. The member's
  // days from the first of them on are counted as they were, and again as they are.
  `create function count_returns(differences jsonb) returns void language sql as $$
      with differing as (
        select * from jsonb_to_recordset(differences) as one (account_id text, day date, betting integer, signed_in integer)),
      changed as (select account_id, min(day) as since from differing group by 1),
      days as (
        select account_id, day, since, max(path) as path,
          (sum(one.own_betting) > 0)::integer as betting, coalesce(max(differing.betting), 0) as more_betting,
          (sum(one.own_signed_in) > 0)::integer as signed_in, coalesce(max(differing.signed_in), 0) as more_signed_in
        from changed
          cross join lateral (select day, path, own_betting, own_signed_in from team_days
            where team_days.account_id = changed.account_id and team_days.day >= since offset 0) as one
          left join differing using (account_id, day)
        group by 1, 2, 3),
      active as (
        select days.*, state.* from days cross join lateral (values
          (true, 1, betting), (true, -1, betting - more_betting),
          (false, 1, signed_in), (false, -1, signed_in - more_signed_in)) as state (is_bet, sign, is_active)
        where is_active = 1),
      spread as (
        select active.*, id, lag(day) over (partition by id, account_id, is_bet, sign order by day) as before
        from active cross join lateral unnest(string_to_array(rtrim(path, '/'), '/')) as id),
      returns as (
        select id, day, is_bet, sign, coalesce(before, (
          select earlier.day from team_days earlier
          where earlier.account_id = spread.account_id and earlier.day < since
            and case when is_bet then own_betting else own_signed_in end > 0 and position(id || '/' in earlier.path) > 0
          order by earlier.day desc limit 1), '-infinity') as before
        from spread)
      insert into team_returns (account_id, day, before, betting, signed_in)
      select id, day, before, coalesce(sum(sign) filter (where is_bet), 0), coalesce(sum(sign) filter (where not is_bet), 0)
      from returns group by 1, 2, 3
      having sum(sign) filter (where is_bet) <> 0 or sum(sign) filter (where not is_bet) <> 0 order by 1, 2, 3
      on conflict (account_id, day, before) do update set betting = team_returns.betting + excluded.betting,
        signed_in = team_returns.signed_in + excluded.signed_in
    $$`,

  `create function add_team_changes() returns void language plpgsql as $$
    declare
      differences jsonb;
    begin
      if not exists (select from team_changes) then return; end if;
      -- One at a time: whether somebody bets for the first time on a day follows from what was added before.
      perform pg_advisory_xact_lock(hashtext('team_changes'));
      with taken as (delete from team_changes returning *),
      changed as (
        select account_id, day, game_type, ${each(COUNTED, (name) => `sum(${name}) as ${name}`)}
        from taken group by 1, 2, 3),
      differing as (
        select account_id, day,
          (coalesce(sum(own_placed), 0) + max(placed) > 0)::integer - (coalesce(sum(own_placed), 0) > 0)::integer as betting,
          (coalesce(sum(own_signed_in), 0) + max(signed_in) > 0)::integer - (coalesce(sum(own_signed_in), 0) > 0)::integer
            as signed_in
        from (select account_id, day, sum(placed) as placed, sum(signed_in) as signed_in from changed group by 1, 2
          having sum(placed) <> 0 or sum(signed_in) <> 0) as of_day
        left join lateral (select own_placed, own_signed_in from team_days
          where team_days.account_id = of_day.account_id and team_days.day = of_day.day) as before on true
        group by 1, 2),
      counted as (
        select changed.*, 0::bigint as betting from changed
        union all
        select account_id, day, '', ${each(COUNTED, () => "0")}, betting from differing where betting <> 0),
      placed as (
        select counted.*, string_to_array(rtrim(place.path, '/'), '/') as way
        from counted cross join lateral (${placeOn("counted.account_id", "counted.day")}) place),
      spread as (
        select way[step] as id, way[step - 1] as upline, array_to_string(way[:step], '/') || '/' as path,
          step = cardinality(way) as own, placed.*
        from placed cross join lateral generate_series(1, cardinality(way)) as step),
      written as (insert into team_days (account_id, day, game_type, upline_id, path,
        ${each(FIGURES, (name) => `own_${name}`)}, ${each(FIGURES, (name) => `all_${name}`)})
      select id, day, game_type, max(upline), max(path),
        ${each(FIGURES, (name) => `coalesce(sum(${name}) filter (where own), 0)`)}, ${each(FIGURES, (name) => `sum(${name})`)}
      from spread group by 1, 2, 3 order by 1, 2, 3
      on conflict (account_id, day, game_type) do update set
        ${each(FIGURES, (name) => `own_${name} = team_days.own_${name} + excluded.own_${name}`)},
        ${each(FIGURES, (name) => `all_${name} = team_days.all_${name} + excluded.all_${name}`)})
      select jsonb_agg(differing) into differences from differing where betting <> 0 or signed_in <> 0;
      if differences is not null then perform count_returns(differences); end if;
    end $$`,
);
