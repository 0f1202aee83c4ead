import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { loadEncryptionKey } from "../../sandbox/security/encryption-key.ts";
import { buildServer } from "../../sandbox/server.ts";
import { idTokenCheck } from "../../sandbox/security/id-tokens.ts";
import { IdentityProvider } from "./identity-provider.ts";
import { openDatabaseOn, type Engine } from "./databases.ts";
import { TestClock } from "./test-clock.ts";
import type { Database } from "../../sandbox/database/tables.ts";

export interface TestPlatform {
  /** Base URL, without a trailing slash. */
  url: string;
  secret: string;
  clock: TestClock;
  database: Database;
  /** Where drawn pictures are stored. */
  pictureFolder: string;
  /** The provider whose id tokens the platform accepts. */
  provider: IdentityProvider;
  /** Starts another server on the same database, like a second process; it stops with this one. */
  twin(): Promise<TestPlatform>;
  stop(): Promise<void>;
}

/** The secret of the payment provider's signatures. */
export const PAYMENT_SECRET = "of the payments";

/** A platform on a free port, with a clock that the test controls. */
export async function startPlatform(
  engine: Engine,
  { emulator = false, games = 0, team = 0 } = {},
): Promise<TestPlatform> {
  const { database, close } = await openDatabaseOn(engine);
  const clock = new TestClock();
  const provider = await IdentityProvider.start(clock);
  const secret = "of the tests";
  const pictureFolder = mkdtempSync(join(tmpdir(), "livery-art-"));
  const encryptionKey = await loadEncryptionKey(database, clock.now());
  const servers: FastifyInstance[] = [];
  const serve = async (): Promise<TestPlatform> => {
    const server = buildServer(
      {
        database,
        clock,
        secret,
        games,
        team,
        pictureFolder,
        checkAnswers: true,
        outbox: "secret",
        idTokens: idTokenCheck({ keys: provider.keys, emulator }),
        encryptionKey,
        gamesOrigin: "http://games.localhost:4102",
        payments: { origin: "http://payments.localhost:4103", secret: PAYMENT_SECRET },
      },
      "silent",
    );
    servers.push(server);
    return {
      url: await server.listen({ port: 0, host: "127.0.0.1" }),
      secret,
      clock,
      database,
      pictureFolder,
      provider,
      twin: serve,
      stop,
    };
  };
  const stop = (): Promise<void> =>
    Promise.all(servers.map((server) => server.close()))
      .then(close)
      .then(provider.stop)
      .finally(() => rmSync(pictureFolder, { recursive: true, force: true }));
  return serve();
}
