import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { systemClock } from "../../sandbox/clock.ts";
import { openEmbedded, openPostgres, type OpenDatabase } from "../../sandbox/database/open.ts";
import type { Database } from "../../sandbox/database/tables.ts";
import { acme, Caller, type CalledPlatform } from "../../tests/support/caller.ts";
import type { Engine } from "../../tests/support/databases.ts";
import { startPostgres } from "../../tests/support/postgres.ts";
import { runSandbox, type SandboxProcess } from "../../tests/support/sandbox-process.ts";

/** A platform in a process of its own, on a real database that stays when that process is killed. */
export interface KilledPlatform {
  caller: Caller<CalledPlatform>;
  /** Ends the process at once, whatever it is doing (SIGKILL). */
  kill(): Promise<void>;
  /** Starts it again, on another port. */
  restart(): Promise<void>;
  /** Reads or writes the database itself. PGlite has one process at a time: a platform that runs is stopped meanwhile. */
  books<T>(work: (database: Database) => Promise<T>): Promise<T>;
  stop(): Promise<void>;
}

/** How to reach the database of a killed platform. */
interface Store {
  environment: Readonly<Record<string, string>>;
  /** Whether it can be open while the platform runs. */
  isShared: boolean;
  open(): Promise<OpenDatabase>;
  stop(): Promise<void>;
}

/** Starts a database and a platform with one merchant. */
export async function startKilledPlatform(engine: Engine): Promise<KilledPlatform> {
  const secret = "of the kills";
  const data = mkdtempSync(join(tmpdir(), "livery-kills-"));
  const store = await stores[engine](data);
  const platform: CalledPlatform = { url: "", secret, clock: systemClock };
  let running: SandboxProcess | undefined;
  const end = async (signal: "SIGKILL" | "SIGTERM") => {
    running?.child.kill(signal);
    await running?.ended;
    running = undefined;
  };
  const restart = async () => {
    running = runSandbox({ ...store.environment, LIVERY_DATA: data, SANDBOX_SECRET: secret });
    platform.url = `http://127.0.0.1:${await running.ready}`;
  };
  const books = async <T>(work: (database: Database) => Promise<T>): Promise<T> => {
    const wasRunning = running !== undefined;
    if (!store.isShared) await end("SIGTERM");
    const { database, close } = await store.open();
    try {
      return await work(database);
    } finally {
      await close();
      if (wasRunning && !running) await restart();
    }
  };
  const stop = async () => {
    await end("SIGKILL");
    await store.stop();
    rmSync(data, { recursive: true, force: true });
  };
  try {
    await restart();
    const caller = new Caller(platform);
    await caller.operate("PUT", "/sandbox/merchants", [acme]);
    return { caller, kill: () => end("SIGKILL"), restart, books, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

const stores: Readonly<Record<Engine, (data: string) => Promise<Store>>> = {
  async PostgreSQL() {
    const { url, stop } = await startPostgres();
    return { environment: { DATABASE_URL: url }, isShared: true, open: () => openPostgres(url), stop };
  },
  PGlite: async (data) => ({
    environment: { SANDBOX_CACHE: tmpdir() },
    isShared: false,
    open: () => openEmbedded(data),
    stop: async () => undefined,
  }),
};
