import { existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import { StartProblem } from "../start-problem.ts";
import { emptyDatabase } from "./empty-database.ts";
import { lockFolder } from "./folder-lock.ts";
import { PgliteClient } from "./pglite-client.ts";
import { PgliteDialect } from "./pglite-dialect.ts";
import type { Database, Tables } from "./tables.ts";

export interface OpenDatabase {
  database: Database;
  /** The database engine, for the log. */
  engine: "pglite" | "postgresql";
  /** Closes every connection and releases the data folder. */
  close(): Promise<void>;
}

const BIGINT_TYPE = 20;
/** Also for who waits until one of the pool's connections is free: on a busy machine five seconds refused payments. */
const CONNECT_TIMEOUT_MS = 30_000;

/**
 * The embedded PGlite below a data folder, locked exclusively, because PGlite itself takes no lock and two processes
 * would lose rows.
 *
 * @param cache Where an empty database is cached, of which a new one is a copy.
 */
export async function openEmbedded(dataFolder: string, cache?: string): Promise<OpenDatabase> {
  const folder = join(dataFolder, "database");
  await makeFolder(dataFolder);
  const release = lockFolder(folder);
  try {
    if (!existsSync(folder)) await createEmbedded(folder, cache);
    const database = new Kysely<Tables>({ dialect: new PgliteDialect(await PgliteClient.open(folder)) });
    return { database, engine: "pglite", close: () => database.destroy().finally(release) };
  } catch (error) {
    release();
    throw new StartProblem(
      `The embedded database in ${folder} cannot be opened (${firstLine(error)}): move the folder away to start with an empty one, or set DATABASE_URL`,
    );
  }
}

async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
  } catch (error) {
    throw new StartProblem(
      `The data folder ${folder} cannot be created (${firstLine(error)}): set LIVERY_DATA to a folder that this user may write`,
    );
  }
}

/**
 * Created next to its final place and moved there when complete, so that a process stopped in its first seconds leaves
 * no partial database.
 */
async function createEmbedded(folder: string, cache: string | undefined): Promise<void> {
  const draft = `${folder}.new`;
  await rm(draft, { recursive: true, force: true });
  const client = await PgliteClient.open(draft, cache && (await emptyDatabase(cache)));
  await client.close();
  await rename(draft, folder);
}

/** PGlite in memory, for tests. */
export async function openInMemory(): Promise<OpenDatabase> {
  const database = new Kysely<Tables>({
    dialect: new PgliteDialect(await PgliteClient.open("memory://", await emptyDatabase(tmpdir()))),
  });
  return { database, engine: "pglite", close: () => database.destroy() };
}

/** Starting helpers takes longer than our queries, and takes the processors from the requests beside them. */
const ONE_PROCESS = "set max_parallel_workers_per_gather = 0";

/** A real PostgreSQL. Tries one query, so that a wrong URL fails at once. */
export async function openPostgres(url: string): Promise<OpenDatabase> {
  const getTypeParser = ((type: number, format?: "text") =>
    type === BIGINT_TYPE ? BigInt : pg.types.getTypeParser(type, format)) as typeof pg.types.getTypeParser;
  const pool = new pg.Pool({
    connectionString: readableUrl(url),
    max: 20,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    types: { getTypeParser },
    onConnect: (client) => client.query(ONE_PROCESS),
  });
  // The pool replaces a connection that breaks, and what was asked on it fails; without listeners, on the pool for idle
  // connections and on each for the time in which it is lent, it would end the process.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  const database = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    await answers(database);
  } catch (error) {
    await database.destroy();
    throw new StartProblem(
      `The database of DATABASE_URL (${withoutPassword(url)}) does not answer (${firstLine(error)}): check host, port, user, password and database name, and that the server runs`,
    );
  }
  return { database, engine: "postgresql", close: () => database.destroy() };
}

/** Throws when the database does not answer. */
export async function answers(database: Database): Promise<void> {
  await sql`select 1`.execute(database);
}

function readableUrl(url: string): string {
  if (URL.canParse(url) && /^postgres(ql)?:$/.test(new URL(url).protocol)) return url;
  throw new StartProblem(
    "DATABASE_URL is not a PostgreSQL URL: write postgres://user:password@host:5432/database, or unset it to use the embedded database",
  );
}

function withoutPassword(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `${hostname}:${port || "5432"}${pathname}`;
}

function firstLine(error: unknown): string {
  // A refused connection to "localhost" arrives as an AggregateError without a message of its own.
  const inner = error instanceof AggregateError ? (error.errors[0] as unknown) : error;
  return String(inner instanceof Error ? inner.message : inner).split("\n")[0] ?? "no reason given";
}
