import { sql } from "kysely";
import type { Database } from "../../sandbox/database/tables.ts";

/** When the last bet was placed, as the clock of the tests has it: the first is a quarter earlier. */
const UNTIL = "2026-03-14T05:20:00Z";
const DAYS = 91;

/**
 * Writes bets of a member of acme over a quarter, and what was booked for them. Most are alike, and few are what a
 * filter may look for: a bet in a thousand is on a draw, three were returned, one is of another vendor, and there are
 * a hundred deposits and withdrawals and three rebates among all stakes and prizes.
 */
export async function fillHistory(database: Database, username: string, bets: number): Promise<void> {
  const at = sql`${UNTIL}::timestamptz - n * (${DAYS} * interval '1 day' / ${bets}::integer)`;
  const many = sql`accounts a, generate_series(1, ${bets}::integer) n
    where a.merchant_code = 'acme' and a.username = ${username}`;
  await sql`insert into rounds (id, account_id, merchant_code, catalogue_code, node_id, mode, idempotency_key, bet, stake,
      paid, outcome, played_at, vassalage, game_type)
    select ${username} || 'r' || n, a.id, 'acme', 'acme', '10001', 'real', ${username} || 'r' || n, 'lines', 100 + n * 7919::bigint % 5000,
      case when n % (${bets}::integer / 3) = 7 then 100 + n * 7919::bigint % 5000 when n % 3 = 0 then 9000 else 0 end, '{}', ${at},
      case n when ${bets}::integer / 2 then 'RARE' else 'GNL' end, case n % 2 when 0 then 'RNG' else 'FISH' end
    from ${many} and n % 1000 <> 0`.execute(database);
  await sql`insert into lottery_bets (id, account_id, merchant_code, catalogue_code, game_code, numero, picks, stake, paid,
      idempotency_key, placed_at, draw_ends_at, settled_at, vassalage, game_type)
    select ${username} || 'b' || n, a.id, 'acme', 'acme', 'MINUTO3', '1', '1,2,3', 1000, case n % 50000 when 0 then null else 0 end,
      ${username} || 'b' || n, ${at}, '2126-01-01', case n % 50000 when 0 then null else ${UNTIL}::timestamptz end, 'TCG_SEA', 'LOTT'
    from ${many} and n % 1000 = 0`.execute(database);
  const kind = sql`case when n % (${bets}::integer / 3) = 11 then 'rebate' when n % 1000 = 500 then 'deposit'
    when n % 1000 = 600 then 'withdrawal' when n % 3 = 0 then 'prize' else 'stake' end`;
  await sql`insert into ledger_transactions (id, merchant_code, idempotency_key, fingerprint, kind, created_at)
    select ${username} || 't' || n, 'acme', ${username} || 't' || n, '', ${kind}, ${at} from ${many}`.execute(database);
  await sql`insert into ledger_entries (transaction_id, ledger_account_id, amount, kind, created_at, balance)
    select t.id, l.id, 100 * case when (t.kind in ('stake', 'withdrawal')) = (l.owner <> 'house') then -1 else 1 end,
      t.kind, t.created_at, 0
    from ledger_transactions t, ledger_accounts l left join accounts a on a.id = l.owner
    where t.merchant_code = 'acme' and t.id like ${`${username}t%`} and l.merchant_code = 'acme' and l.kind = 'main'
      and (l.owner = 'house' or a.username = ${username})
    order by t.created_at`.execute(database);
}
