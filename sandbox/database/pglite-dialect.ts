import {
  CompiledQuery,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
  type TransactionSettings,
} from "kysely";
import type { PgliteClient } from "./pglite-client.ts";

type Client = Pick<PgliteClient, "query" | "close">;

/** Kysely on PGlite. */
export class PgliteDialect implements Dialect {
  readonly #client: Client;
  constructor(client: Client) {
    this.#client = client;
  }
  createAdapter = (): PostgresAdapter => new PostgresAdapter();
  createQueryCompiler = (): PostgresQueryCompiler => new PostgresQueryCompiler();
  createIntrospector = (database: Kysely<unknown>): PostgresIntrospector => new PostgresIntrospector(database);
  createDriver = (): Driver => new PgliteDriver(this.#client);
}

/** There is one connection: while a query or a whole transaction uses it, the others wait in line. */
class PgliteDriver implements Driver {
  readonly #client: Client;
  readonly #connection: PgliteConnection;
  readonly #line: (() => void)[] = [];
  #busy = false;

  constructor(client: Client) {
    this.#client = client;
    this.#connection = new PgliteConnection(client);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#busy) await new Promise<void>((resolve) => this.#line.push(resolve));
    this.#busy = true;
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {
    const next = this.#line.shift();
    if (next) next();
    else this.#busy = false;
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const level = settings.isolationLevel ? ` isolation level ${settings.isolationLevel}` : "";
    await connection.executeQuery(CompiledQuery.raw(`begin${level}`));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("commit"));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("rollback"));
  }

  async destroy(): Promise<void> {
    await this.#client.close();
  }
}

class PgliteConnection implements DatabaseConnection {
  readonly #client: Client;
  constructor(client: Client) {
    this.#client = client;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, affected } = await this.#client.query(query.sql, query.parameters);
    return { rows: rows as R[], numAffectedRows: BigInt(affected) };
  }

  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error("PGlite does not stream results: select in pages");
  }
}
