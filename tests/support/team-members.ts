import { sql } from "kysely";
import type { Database } from "../../sandbox/database/tables.ts";

/** How many members each of them has brought. */
const EACH = 20;

/**
 * Writes a team of acme below a member, as deep as it takes: "team1" to "team20" are directly below, the next twenty
 * below "team1", and so on.
 */
export async function insertTeam(database: Database, username: string, count: number): Promise<void> {
  const each = sql.lit(EACH);
  await sql`insert into accounts (id, merchant_code, username, type, nickname, upline_id, status, registered_at)
    select 'team' || n, 'acme', 'team' || n, case n % 3 when 0 then 1 else 0 end, 'team' || n,
      case when n <= ${each} then a.id else 'team' || (n - 1) / ${each} end, 'active',
      timestamptz '2026-03-01' + n * interval '1 second'
    from accounts a, generate_series(1, ${count}::integer) n
    where a.merchant_code = 'acme' and a.username = ${username} order by n`.execute(database);
}

/** Writes a bet of each of so many members of such a team, spread over the thirty days up to a moment. */
export async function insertTeamBets(database: Database, count: number, until: Date): Promise<void> {
  await sql`insert into rounds (id, account_id, merchant_code, catalogue_code, node_id, mode, idempotency_key, bet, stake,
      paid, outcome, played_at, vassalage, game_type)
    select 'team' || n, 'team' || n, 'acme', 'acme', '10001', 'real', 'team' || n, 'lines', 100 + n % 7 * 50,
      case n % 3 when 0 then 690 else 0 end, '{}', ${until}::timestamptz - n * (interval '30 days' / ${count}::integer), 'GNL', 'RNG'
    from generate_series(1, ${count}::integer) n`.execute(database);
}
