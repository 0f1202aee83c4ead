import { sql, type Kysely } from "kysely";

const STATEMENTS = [
  // Finds a part of a name among tens of thousands without reading them all. Part of PostgreSQL's own extensions; an
  // owner of the database may create it.
  "create extension if not exists pg_trgm",
  "create index games_by_name on games using gin (lower(name) gin_trgm_ops)",
  "create index games_in_order on games (merchant_code, game_type, sort, node_id)",
  `create table recents (
    account_id text not null references accounts (id), merchant_code text not null, node_id text not null, played_at timestamptz not null,
    primary key (account_id, merchant_code, node_id))`,
];

/** Games are found by a part of their name, and what a member played is kept. Recents name games as favourites do. */
export async function up(database: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}
