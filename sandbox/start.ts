import { randomBytes } from "node:crypto";
import { createServer } from "node:net";
import { join } from "node:path";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { systemClock } from "./clock.ts";
import { migrate } from "./database/migrate.ts";
import { openEmbedded, openPostgres, type OpenDatabase } from "./database/open.ts";
import { NOTICE_PATH } from "./deposits/notice-route.ts";
import { deliverNotices } from "./payments/deliver.ts";
import { buildPaymentServer } from "./payments/payment-server.ts";
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
/** Milliseconds between deliveries of the payment provider's notices. */
const NOTIFY_EVERY_MS = 400;

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
    const payments = buildPaymentServer(parts, settings.logLevel);
    await listen(payments, settings.paymentsPort, "SANDBOX_PAYMENTS_PORT");
    // Known only once they listen, because their ports may be any free ones.
    const platform = {
      ...parts,
      gamesOrigin: settings.gamesOrigin ?? `http://games.localhost:${portOf(games)}`,
      payments: {
        origin: settings.paymentsOrigin ?? `http://payments.localhost:${portOf(payments)}`,
        secret: randomBytes(32).toString("hex"),
      },
    };
    const server = serverOn(opened, platform, settings);
    await listen(server, settings.port, "SANDBOX_PORT");
    const stopTimers = [settleInTime(platform, server.log), notifyInTime(platform, portOf(server), server.log)];
    return {
      port: portOf(server),
      gamesOrigin: platform.gamesOrigin,
      stop: () => stop([server, games, payments], stopTimers, opened),
    };
  } catch (error) {
    await opened.close();
    throw error;
  }
}

async function stop(
  servers: readonly FastifyInstance[],
  stopTimers: readonly (() => Promise<void>)[],
  opened: OpenDatabase,
): Promise<void> {
  const shutdownTimeout = setTimeout(
    () => servers.forEach((server) => server.server.closeAllConnections()),
    SHUTDOWN_TIMEOUT_MS,
  );
  await Promise.all(servers.map((server) => server.close()));
  await Promise.all(stopTimers.map((stopTimer) => stopTimer()));
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
    team: settings.team,
    pictureFolder: join(settings.dataFolder, "art"),
    checkAnswers: settings.checkAnswers,
    outbox: settings.outbox,
    idTokens: idTokenCheck(settings.idTokens),
  };
}

/** Pays bets soon after their draws, even if nobody requests the result. */
function settleInTime(platform: Platform, log: FastifyBaseLogger): () => Promise<void> {
  return again(
    SETTLE_EVERY_MS,
    () => settleBets(platform.database, platform.clock),
    (error) => log.error({ err: error }, "bets could not be settled; they are tried again"),
  );
}

/** Delivers the payment provider's notices to the platform. */
function notifyInTime({ database, clock, payments }: Platform, port: number, log: FastifyBaseLogger) {
  const delivery = { database, clock, secret: payments.secret, address: `http://${HOST}:${port}${NOTICE_PATH}` };
  return again(
    NOTIFY_EVERY_MS,
    () => deliverNotices(delivery),
    (error) => log.error({ err: error }, "notices of payments could not be delivered; they are tried again"),
  );
}

/** Does something again and again, never twice at the same time. Returns how to stop, which waits for what runs. */
function again(every: number, run: () => Promise<unknown>, failed: (error: unknown) => void): () => Promise<void> {
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= run()
      .then(() => undefined, failed)
      .finally(() => (running = undefined));
  }, every);
  return async () => {
    clearInterval(timer);
    await running;
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
