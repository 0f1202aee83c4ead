import { sql } from "kysely";
import type { Database } from "../../sandbox/database/tables.ts";

/** What happened to a member again and again, up to a moment; the first a little before it. */
interface Series {
  /** Makes the ids of one series differ from those of others. */
  name: string;
  count: number;
  every: string;
  until: string;
}
type Insert = (database: Database, username: string, series: Series) => Promise<void>;

/**
 * Writes bets of a member of acme, three of four of them rounds: of every status, on games of two vendors and three
 * categories. Every fiftieth round is for play money, and no record.
 */
export const insertBets: Insert = async (database, username, { name, count, every, until }) => {
  await sql`insert into rounds (id, account_id, merchant_code, catalogue_code, node_id, mode, idempotency_key, bet, stake,
      paid, outcome, played_at, vassalage, game_type)
    select ${name} || n, a.id, 'acme', 'acme', '10001', case n % 50 when 7 then 'free' else 'real' end, ${name} || n, 'lines',
      100 + n % 7 * 50, case n % 3 when 0 then 0 when 1 then 100 + n % 7 * 50 else 690 end, '{}',
      ${until}::timestamptz - n * ${every}::interval, 'GNL', case n % 2 when 0 then 'RNG' else 'FISH' end
    from accounts a, generate_series(1, ${count}::integer) n
    where a.merchant_code = 'acme' and a.username = ${username} and n % 4 <> 0`.execute(database);
  await sql`insert into lottery_bets (id, account_id, merchant_code, catalogue_code, game_code, numero, picks, stake, paid,
      idempotency_key, placed_at, draw_ends_at, settled_at, vassalage, game_type)
    select ${name} || n, a.id, 'acme', 'acme', 'MINUTO3', '1', '1,2,3', 1000, case n % 5 when 0 then null when 1 then 5000 else 0 end,
      ${name} || n, ${until}::timestamptz - n * ${every}::interval, '2126-01-01', case n % 5 when 0 then null else ${until}::timestamptz end,
      'TCG_SEA', 'LOTT'
    from accounts a, generate_series(1, ${count}::integer) n
    where a.merchant_code = 'acme' and a.username = ${username} and n % 4 = 0`.execute(database);
};

const KINDS = ["stake", "prize", "promotion", "rebate", "deposit", "withdrawal", "team-rebate"] as const;

/** Writes what was booked on the main account of a member of acme, and the same against the house. */
export const insertEntries: Insert = async (database, username, { name, count, every, until }) => {
  const kinds = sql.raw(`(array[${KINDS.map((kind) => `'${kind}'`).join(", ")}])`);
  const rows = sql`select ${name} || n as id, ${kinds}[1 + n % ${sql.lit(KINDS.length)}] as kind, 100 + n % 9 * 10 as amount,
    ${until}::timestamptz - n * ${every}::interval as at from generate_series(${count}::integer, 1, -1) n`;
  await sql`insert into ledger_transactions (id, merchant_code, idempotency_key, fingerprint, kind, created_at)
    select id, 'acme', id, '', kind, at from (${rows}) booked`.execute(database);
  await sql`insert into ledger_entries (transaction_id, ledger_account_id, amount, kind, created_at, balance)
    select booked.id, l.id, amount * case when (booked.kind in ('stake', 'withdrawal')) = (l.owner <> 'house') then -1 else 1 end,
      booked.kind, at, 0
    from (${rows}) booked, ledger_accounts l left join accounts a on a.id = l.owner
    where l.merchant_code = 'acme' and l.kind = 'main' and (l.owner = 'house' or a.username = ${username})`.execute(
    database,
  );
};

/** Writes deposits of a member of acme, of every status. */
export const insertDeposits: Insert = async (database, username, { name, count, every, until }) => {
  await sql`insert into deposits (id, account_id, merchant_code, method, amount, fee, status, idempotency_key, created_at, settled_at)
    select ${name} || n, a.id, 'acme', 'gcash', 100 + n % 9 * 10, 0,
      (array['waiting', 'credited', 'rejected', 'cancelled'])[1 + n % 4], ${name} || n, at, case n % 4 when 0 then null else at end
    from accounts a, generate_series(1, ${count}::integer) n,
      lateral (select ${until}::timestamptz - n * ${every}::interval as at) moment
    where a.merchant_code = 'acme' and a.username = ${username}`.execute(database);
};

/** Writes withdrawals of a member, of each status alike; those that wait are held, so that reading them pays none. */
export const insertWithdrawals: Insert = async (database, username, { name, count, every, until }) => {
  await sql`insert into withdrawals (id, account_id, merchant_code, amount, fee, status, hold, reason, idempotency_key, created_at, settled_at)
    select ${name} || n, a.id, 'acme', 100 + n % 9 * 10, 0,
      (array['waiting', 'paid', 'rejected', 'cancelled'])[1 + n % 4], case n % 4 when 0 then 'review' end,
      case n % 4 when 2 then 'account' end,
      ${name} || n, at, case n % 4 when 0 then null else at end
    from accounts a, generate_series(1, ${count}::integer) n,
      lateral (select ${until}::timestamptz - n * ${every}::interval as at) moment
    where a.merchant_code = 'acme' and a.username = ${username}`.execute(database);
};
