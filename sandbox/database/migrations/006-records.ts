import { statements } from "./statements.ts";

/** Adds what a statement has written to the sums, or moves it from one status to another. */
const added = `on conflict on constraint bet_days_pkey do update set count = bet_days.count + excluded.count,
  stake = bet_days.stake + excluded.stake, paid = bet_days.paid + excluded.paid`;

/** Sums of bets by the merchant's day, from rows that count once (sign 1) or no longer (sign -1). */
function sumsOfBets(rows: string): string {
  return `insert into bet_days
    select b.account_id, (b.at at time zone coalesce(m.time_zone, 'UTC'))::date, b.kind, b.vassalage, b.game_type,
      b.status, sum(b.sign), sum(b.sign * b.stake), sum(b.sign * coalesce(b.paid, 0))
    from (${rows}) b left join merchants m on m.code = b.catalogue_code
    group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6 ${added}`;
}
/** Both kinds of bets from their tables, or from tables of written rows. */
function roundsIn(table: string, sign: 1 | -1): string {
  return `select account_id, catalogue_code, 'game' as kind, vassalage, game_type, status, stake, paid, played_at as at, ${sign} as sign
    from ${table} where mode = 'real'`;
}
function betsIn(table: string, sign: 1 | -1): string {
  return `select account_id, catalogue_code, 'lottery' as kind, vassalage, game_type, status, stake, paid, placed_at as at, ${sign} as sign
    from ${table}`;
}
function counting(table: string, rowsIn: typeof roundsIn): string[] {
  return [
    `create function count_${table}() returns trigger language plpgsql as $$
      begin
        if tg_op = 'INSERT' then ${sumsOfBets(rowsIn("written", 1))};
        else ${sumsOfBets(`${rowsIn("replaced", -1)} union all ${rowsIn("written", 1)}`)};
        end if;
        return null;
      end $$`,
    `create trigger ${table}_counted after insert on ${table} referencing new table as written
      for each statement execute function count_${table}()`,
    `create trigger ${table}_recounted after update on ${table} referencing old table as replaced new table as written
      for each statement execute function count_${table}()`,
  ];
}

/** Sums of the entries of members' accounts by the merchant's day: games are also played with money at a vendor. */
function sumsOfEntries(table: string, condition = "true"): string {
  return `insert into ledger_days
    select e.ledger_account_id, (e.created_at at time zone coalesce(m.time_zone, 'UTC'))::date, e.kind, count(*),
      coalesce(sum(e.amount) filter (where e.amount > 0), 0), coalesce(-sum(e.amount) filter (where e.amount < 0), 0)
    from ${table} e join ledger_accounts a on a.id = e.ledger_account_id
      left join merchants m on m.code = a.merchant_code or m.trial_code = a.merchant_code
    where not a.may_overdraw and ${condition}
    group by 1, 2, 3 order by 1, 2, 3
    on conflict on constraint ledger_days_pkey do update set count = ledger_days.count + excluded.count,
      received = ledger_days.received + excluded.received, spent = ledger_days.spent + excluded.spent`;
}

/**
 * Sums by member and day, which the database itself keeps: a quarter of a member with a hundred thousand bets is
 * summed from some hundred rows. Days are the merchant's: they are summed again when its time zone changes.
 */
export const up = statements(
  `create table bet_days (
    account_id text not null references accounts (id), day date not null, kind text not null, vassalage text not null,
    game_type text not null, status text not null, count bigint not null, stake bigint not null, paid bigint not null,
    primary key (account_id, day, kind, vassalage, game_type, status))`,
  `create table ledger_days (
    ledger_account_id text not null references ledger_accounts (id), day date not null, kind text not null,
    count bigint not null, received bigint not null, spent bigint not null,
    primary key (ledger_account_id, day, kind))`,
  ...counting("rounds", roundsIn),
  ...counting("lottery_bets", betsIn),
  `create function count_ledger_entries() returns trigger language plpgsql as $$
    begin
      ${sumsOfEntries("written")};
      return null;
    end $$`,
  `create trigger ledger_entries_counted after insert on ledger_entries referencing new table as written
    for each statement execute function count_ledger_entries()`,
  `create function count_days(main text, trial text) returns void language plpgsql as $$
    begin
      delete from bet_days using accounts a where a.id = bet_days.account_id and a.merchant_code in (main, trial);
      ${sumsOfBets(`${roundsIn("rounds", 1)} and catalogue_code = main union all ${betsIn("lottery_bets", 1)} where catalogue_code = main`)};
      delete from ledger_days using ledger_accounts a
        where a.id = ledger_days.ledger_account_id and a.merchant_code in (main, trial);
      ${sumsOfEntries("ledger_entries", "a.merchant_code in (main, trial)")};
    end $$`,
  `create function count_days_again() returns trigger language plpgsql as $$
    begin
      perform count_days(new.code, new.trial_code);
      return null;
    end $$`,
  `create trigger merchants_time_zone after update on merchants for each row
    when (old.time_zone <> new.time_zone) execute function count_days_again()`,
);
