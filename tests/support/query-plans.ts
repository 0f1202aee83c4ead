import { CompiledQuery, type KyselyPlugin } from "kysely";
import type { Database } from "../../sandbox/database/tables.ts";

/** The database, recording each statement that it executes: parts of statements are transformed, too. */
export function noting(database: Database, statements: CompiledQuery[]): Database {
  const transformed = new Map<unknown, CompiledQuery>();
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      transformed.set(queryId, database.getExecutor().compileQuery(node, queryId));
      return node;
    },
    async transformResult({ queryId, result }) {
      const statement = transformed.get(queryId);
      if (statement) statements.push(statement);
      return result;
    },
  };
  return database.withPlugin(plugin);
}

/** What an action answers, and the plan of each statement that it sends. */
export async function planned<Answer>(
  database: Database,
  act: (database: Database) => Promise<Answer>,
): Promise<{ answer: Answer; plans: string[] }> {
  const statements: CompiledQuery[] = [];
  const answer = await act(noting(database, statements));
  const plans: string[] = [];
  for (const { sql, parameters } of statements) {
    const explained = CompiledQuery.raw(`explain ${sql}`, [...parameters]);
    const { rows } = await database.executeQuery<Record<string, string>>(explained);
    plans.push(rows.flatMap((row) => Object.values(row)).join("\n"));
  }
  return { answer, plans };
}
