import { sql, type Kysely } from "kysely";

const STATEMENTS = [
  // Nobody knows which session opened the tickets of before. They are good for hours at most: their games are opened
  // again.
  `delete from play_tickets`,
  `alter table play_tickets add column session_hash text not null`,
];

/**
 * The session that opened a game: the game is over when the session has ended. A ticket names its session and does not
 * refer to its row, which goes when its member signs out.
 */
export async function up(database: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}
