import { sql, type Kysely } from "kysely";

const STATEMENTS = [
  `alter table temporary_passwords add column session_hash text`,
  `create index temporary_passwords_by_session on temporary_passwords (session_hash) where session_hash is not null`,
];

/** The session that a temporary password has opened: the password is used up once the session is. */
export async function up(database: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}
