import { sql, type Kysely } from "kysely";

const STATEMENTS = [
  // Empty until the catalogue is written anew, which it is when the code that writes it changes.
  `alter table lottery_games add column node_id text`,
  `create index lottery_bets_won on lottery_bets (catalogue_code, settled_at desc) where paid > stake`,
];

/**
 * What was won in draws stands beside what was won in games, and leads to the entry that a lottery game has in the list
 * of all games.
 */
export async function up(database: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}
