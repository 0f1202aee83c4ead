import { createServer } from "node:net";
import { join } from "node:path";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { systemClock } from "./clock.ts";
import { migrate } from "./database/migrate.ts";
import { openEmbedded, openPostgres, type OpenDatabase } from "./database/open.ts";
import { buildGameServer } from "./play/game-server.ts";
import { settleBets } from "./play/settle-bets.ts";
import type { GamePlatform, Platform } from "./platform.ts";
import { loadEncryptionKey } from "./security/encryption-key.ts";
import { idTokenCheck } from "./security/id-tokens.ts";
import { buildServer } from "./server.ts";
import type { Settings } from "./settings.ts";
import { StartProblem } from "./start-problem.ts";

const HOST = "127.0.0.1";
/** Requests that take longer are cut off when the sandbox stops. */
const SHUTDOWN_TIMEOUT_MS = 5000;
/** Milliseconds between checks for bets whose draws have ended. */
const SETTLE_EVERY_MS = 2000;

export interface Running {
  port: number;
  /** Origin of the demo games, as browsers reach it. */
  gamesOrigin: string;
  /** Lets requests finish, closes the database and releases the data folder. */
  stop(): Promise<void>;
}

/** Starts the sandbox. Throws a StartProblem for a problem that the operator can fix. */
export async function start(settings: Settings): Promise<Running> {
  await refuseTakenPort(settings.port);
  const opened =
    settings.databaseUrl === undefined
      ? await openEmbedded(settings.dataFolder, settings.cacheFolder)
      : await openPostgres(settings.databaseUrl);
  try {
    await migrate(opened.database);
    const parts = await partsOn(opened, settings);
    const games = buildGameServer(parts, settings.logLevel);
    await listen(games, settings.gamesPort, "SANDBOX_GAMES_PORT");
    // Known only once the games listen, because their port may be any free one.
    const platform = { ...parts, gamesOrigin: settings.gamesOrigin ?? `http://games.localhost:${portOf(games)}` };
    const server = serverOn(opened, platform, settings);
    await listen(server, settings.port, "SANDBOX_PORT");
    const stopSettling = settleInTime(platform, server.log);
    return {
      port: portOf(server),
      gamesOrigin: platform.gamesOrigin,
      stop: () => stop([server, games], stopSettling, opened),
    };
  } catch (error) {
    await opened.close();
    throw error;
  }
}

async function stop(
  servers: readonly FastifyInstance[],
  stopSettling: () => Promise<void>,
  opened: OpenDatabase,
): Promise<void> {
  const shutdownTimeout = setTimeout(
    () => servers.forEach((server) => server.server.closeAllConnections()),
    SHUTDOWN_TIMEOUT_MS,
  );
  await Promise.all(servers.map((server) => server.close()));
  await stopSettling();
  clearTimeout(shutdownTimeout);
  await opened.close();
}

async function partsOn({ database }: OpenDatabase, settings: Settings): Promise<GamePlatform> {
  return {
    database,
    clock: systemClock,
    encryptionKey: await loadEncryptionKey(database, systemClock.now()),
    secret: settings.secret,
    games: settings.games,
    pictureFolder: join(settings.dataFolder, "art"),
    checkAnswers: settings.checkAnswers,
    outbox: settings.outbox,
    idTokens: idTokenCheck(settings.idTokens),
  };
}

/** Pays bets soon after their draws, even if nobody requests the result. */
function settleInTime(platform: Platform, log: FastifyBaseLogger): () => Promise<void> {
  let running = Promise.resolve();
  const timer = setInterval(() => {
    running = settleBets(platform.database, platform.clock).then(
      () => undefined,
      (error: unknown) => log.error({ err: error }, "bets could not be settled; they are tried again"),
    );
  }, SETTLE_EVERY_MS);
  return () => {
    clearInterval(timer);
    return running;
  };
}

function serverOn(opened: OpenDatabase, platform: Platform, settings: Settings): FastifyInstance {
  const server = buildServer(platform, settings.logLevel);
  if (opened.engine === "pglite")
    server.log.info(
      "the embedded database (PGlite) is for trying, developing and testing: set DATABASE_URL to a PostgreSQL in production",
    );
  if (settings.idTokens.emulator)
    server.log.warn(
      "PHONE_AUTH_EMULATOR is set: anyone can create id tokens for demo projects, so unset it where real people sign in",
    );
  if (settings.secret === undefined) server.log.warn("SANDBOX_SECRET is not set: merchants cannot be provisioned");
  return server;
}

/** Checked before the database is opened, which takes seconds. */
async function refuseTakenPort(port: number): Promise<void> {
  if (port === 0) return;
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once("error", (error) => reject(portProblem(error, port, "SANDBOX_PORT")));
    probe.listen(port, HOST, () => probe.close(() => resolve()));
  });
}

async function listen(server: FastifyInstance, port: number, name: string): Promise<void> {
  try {
    await server.listen({ port, host: HOST });
  } catch (error) {
    throw portProblem(error, port, name);
  }
}

function portProblem(error: unknown, port: number, name: string): Error {
  const code = error instanceof Error && "code" in error ? error.code : "";
  if (code === "EADDRINUSE")
    return new StartProblem(
      `Port ${port} is in use by another process: stop it, or set ${name} to another number (0 takes any free one)`,
    );
  if (code === "EACCES")
    return new StartProblem(`Port ${port} may not be used by this user: set ${name} to a number above 1023`);
  return error instanceof Error ? error : new Error(String(error));
}

function portOf(server: FastifyInstance): number {
  const address = server.server.address();
  return typeof address === "object" && address !== null ? address.port : 0;
}
