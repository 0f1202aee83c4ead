import { sql, type Kysely } from "kysely";

/** A migration that runs SQL statements one after the other. */
export function statements(...texts: readonly string[]): (database: Kysely<never>) => Promise<void> {
  return async (database) => {
    for (const text of texts) await sql.raw(text).execute(database);
  };
}
