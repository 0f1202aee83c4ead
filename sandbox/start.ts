import { createServer } from "node:net";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { systemClock } from "./clock.ts";
import { migrate } from "./database/migrate.ts";
import { openEmbedded, openPostgres, type OpenDatabase } from "./database/open.ts";
import { loadEncryptionKey } from "./security/encryption-key.ts";
import { idTokenCheck } from "./security/id-tokens.ts";
import { buildServer } from "./server.ts";
import type { Settings } from "./settings.ts";
import { StartProblem } from "./start-problem.ts";

const HOST = "127.0.0.1";
/** Requests that take longer are cut off when the sandbox stops. */
const PATIENCE_MS = 5000;

export interface Running {
  port: number;
  /** Lets requests finish, closes the database and gives the data folder back. */
  stop(): Promise<void>;
}

/** Starts the sandbox. Throws a StartProblem for what its reader can put right. */
export async function start(settings: Settings): Promise<Running> {
  await refuseTakenPort(settings.port);
  const opened = settings.databaseUrl === undefined ? await openEmbedded(settings.dataFolder) : await openPostgres(settings.databaseUrl);
  try {
    const server = await serverOn(opened, settings);
    await listen(server, settings.port);
    return { port: portOf(server), stop: () => stop(server, opened) };
  } catch (error) {
    await opened.close();
    throw error;
  }
}

async function stop(server: FastifyInstance, opened: OpenDatabase): Promise<void> {
  const patience = setTimeout(() => server.server.closeAllConnections(), PATIENCE_MS);
  await server.close();
  clearTimeout(patience);
  await opened.close();
}

async function serverOn(opened: OpenDatabase, settings: Settings): Promise<FastifyInstance> {
  await migrate(opened.database);
  const encryptionKey = await loadEncryptionKey(opened.database, systemClock.now());
  const server = buildServer({
    database: opened.database, clock: systemClock, encryptionKey, secret: settings.secret, pictureFolder: join(settings.dataFolder, "art"), checkAnswers: settings.checkAnswers, outbox: settings.outbox,
    idTokens: idTokenCheck(settings.idTokens),
  }, settings.logLevel);
  if (opened.engine === "pglite") server.log.info("the embedded database (PGlite) is for trying, developing and testing: set DATABASE_URL to a PostgreSQL in production");
  if (settings.idTokens.emulator) server.log.warn("PHONE_AUTH_EMULATOR is set: for demo projects everybody can make id tokens, so leave it out where real people sign in");
  if (settings.secret === undefined) server.log.warn("SANDBOX_SECRET is not set: merchants cannot be provisioned");
  return server;
}

/** Asked before the database is opened, which takes seconds. */
async function refuseTakenPort(port: number): Promise<void> {
  if (port === 0) return;
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once("error", (error) => reject(portProblem(error, port)));
    probe.listen(port, HOST, () => probe.close(() => resolve()));
  });
}

async function listen(server: FastifyInstance, port: number): Promise<void> {
  try {
    await server.listen({ port, host: HOST });
  } catch (error) {
    throw portProblem(error, port);
  }
}

function portProblem(error: unknown, port: number): Error {
  const code = error instanceof Error && "code" in error ? error.code : "";
  if (code === "EADDRINUSE") return new StartProblem(`Port ${port} is in use by another process: stop it, or set SANDBOX_PORT to another number (0 takes any free one)`);
  if (code === "EACCES") return new StartProblem(`Port ${port} may not be used by this user: set SANDBOX_PORT to a number above 1023`);
  return error instanceof Error ? error : new Error(String(error));
}

function portOf(server: FastifyInstance): number {
  const address = server.server.address();
  return typeof address === "object" && address !== null ? address.port : 0;
}
