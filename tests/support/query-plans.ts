import { CompiledQuery, type KyselyPlugin } from "kysely";
import type { CallContext } from "../../sandbox/calls/call-context.ts";
import { handlers } from "../../sandbox/calls/handlers.ts";
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

/** All rows, or a page of them. */
type Rows = readonly unknown[] | { content: readonly unknown[] };

/** What a call of a member answers, and the plan of each statement that it sends. */
export function plannedCall(
  database: Database,
  name: keyof typeof handlers,
  context: Pick<CallContext<keyof typeof handlers>, "input" | "merchant" | "clock"> & { account: object },
): Promise<{ answer: Rows; plans: string[] }> {
  const { account, ...given } = context;
  const handler = handlers[name] as unknown as (context: object) => Promise<Rows>;
  return planned(database, (noted) => handler({ ...given, database: noted, session: { account } }));
}

/** The account of a member. */
export function accountOf(database: Database, username: string): Promise<object> {
  return database.selectFrom("accounts").selectAll().where("username", "=", username).executeTakeFirstOrThrow();
}
