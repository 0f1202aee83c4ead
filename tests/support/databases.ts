import { tmpdir } from "node:os";
import { Kysely, sql } from "kysely";
import { emptyDatabase } from "../../sandbox/database/empty-database.ts";
import { migrate } from "../../sandbox/database/migrate.ts";
import { openPostgres, type OpenDatabase } from "../../sandbox/database/open.ts";
import { PgliteClient } from "../../sandbox/database/pglite-client.ts";
import { PgliteDialect } from "../../sandbox/database/pglite-dialect.ts";
import type { Database, Tables } from "../../sandbox/database/tables.ts";
import { startPostgres } from "./postgres.ts";

/**
 * The two databases of a platform. A rule is tested on PostgreSQL, where connections compete; on PGlite what differs: how
 * its driver reads values (each call once), its single connection (each error, provisioning at once), and the ledger.
 */
export const engines = ["PGlite", "PostgreSQL"] as const;
export type Engine = (typeof engines)[number];

type TestDatabase = Pick<OpenDatabase, "database" | "close">;

/** What starts in seconds and is used again by the tests of one process. */
interface Kept {
  /** Embedded databases with empty tables that no test uses. */
  embedded: PgliteClient[];
  /** The URL of a PostgreSQL with the database that new ones are copied from. */
  postgres: Promise<string> | undefined;
  count: number;
}

/** Outside of our modules, which are loaded again for each test file. */
const place = Symbol.for("livery.test-databases");
const kept = ((globalThis as { [place]?: Kept })[place] ??= { embedded: [], postgres: undefined, count: 0 });

const open: Record<Engine, () => Promise<TestDatabase>> = { PGlite: openPglite, PostgreSQL: openOnServer };

/** An empty database with all tables, of this test alone. */
export function openDatabaseOn(engine: Engine): Promise<TestDatabase> {
  return open[engine]();
}

async function openPglite(): Promise<TestDatabase> {
  const client = kept.embedded.pop() ?? (await migratedPglite());
  const database = databaseOf(client);
  const close = async (): Promise<void> => {
    await database.destroy();
    await emptyTables(client);
    kept.embedded.push(client);
  };
  return { database, close };
}

async function migratedPglite(): Promise<PgliteClient> {
  const client = await PgliteClient.open("memory://", await emptyDatabase(tmpdir()));
  await migrate(databaseOf(client));
  return client;
}

/** Queries a client that stays open when the database is closed. */
function databaseOf(client: PgliteClient): Database {
  const query: PgliteClient["query"] = (text, parameters) => client.query(text, parameters);
  return new Kysely<Tables>({ dialect: new PgliteDialect({ query, close: async () => {} }) });
}

async function emptyTables(client: PgliteClient): Promise<void> {
  await client.query("rollback", []);
  const { rows } = await client.query(
    "select string_agg(format('%I', tablename), ', ') as tables from pg_tables where schemaname = 'public' and tablename not like 'kysely%'",
    [],
  );
  await client.query(`truncate ${String(rows[0]?.["tables"])} restart identity cascade`, []);
}

const TEMPLATE = "livery_migrated";

async function openOnServer(): Promise<TestDatabase> {
  const server = await (kept.postgres ??= serverWithTemplate());
  const name = `test_${kept.count++}`;
  await onServer(server, `create database ${name} template ${TEMPLATE}`);
  const { database, close } = await openPostgres(urlOf(server, name));
  return { database, close: () => close().then(() => onServer(server, `drop database ${name} with (force)`)) };
}

/** Stops when this process ends. */
async function serverWithTemplate(): Promise<string> {
  const { url } = await startPostgres();
  await onServer(url, `create database ${TEMPLATE}`);
  const { database, close } = await openPostgres(urlOf(url, TEMPLATE));
  await migrate(database);
  await close();
  return url;
}

async function onServer(url: string, statement: string): Promise<void> {
  const { database, close } = await openPostgres(url);
  await sql.raw(statement).execute(database);
  await close();
}

function urlOf(server: string, name: string): string {
  return Object.assign(new URL(server), { pathname: `/${name}` }).href;
}
