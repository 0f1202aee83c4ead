import { sql, type Kysely } from "kysely";

const STATEMENTS = [
  `create table favourites (
    account_id text not null references accounts (id), merchant_code text not null, node_id text not null, added_at timestamptz not null,
    primary key (account_id, merchant_code, node_id))`,
];

/**
 * Favourite games, bound to member and merchant. They name games and do not refer to their rows: the catalogue is
 * written anew when it changes, and a favourite that is missing meanwhile must come back with its game.
 */
export async function up(database: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}
