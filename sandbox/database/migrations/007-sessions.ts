import { sql, type Kysely } from "kysely";

const STATEMENTS = [
  `alter table sessions add column id text not null default gen_random_uuid()::text, add column user_agent text not null default '',
    add column ended_at timestamptz, add column ended_by text check (ended_by in ('replaced', 'revoked', 'password'))`,
  `create unique index sessions_by_id on sessions (id)`,
];

/**
 * Sessions that their member can see and end. `id` names one without telling anything of its token; an ended one stays,
 * so that whoever holds its token learns why.
 */
export async function up(database: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}
