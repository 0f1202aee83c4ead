import { fork, spawnSync, type ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { stopProcess } from "../stop-process.ts";
import { slowPlatform, type SlowPlatform } from "./slow-platform.ts";

const root = resolve(import.meta.dirname, "../..");

/** The built product, whose platform can be held back. */
export interface SlowProduct {
  port: number;
  platform: SlowPlatform;
  stop(): Promise<void>;
}
type Ready = { ready: true; port: number; games: string };

/** Builds the product and starts its two programs, with a server between them that holds calls back. */
export async function startSlowProduct(): Promise<SlowProduct> {
  const built = spawnSync(process.execPath, ["--import", "tsx", "scripts/build.ts"], { cwd: root, stdio: "inherit" });
  if (built.status !== 0) throw new Error("The product could not be built.");
  const folder = mkdtempSync(join(tmpdir(), "livery-bench-"));
  const secret = randomBytes(24).toString("base64url");
  const { DATABASE_URL: _, ...rest } = process.env;
  const environment = { ...rest, LOG_LEVEL: "warn", LIVERY_DATA: folder, SANDBOX_SECRET: secret };
  const stops: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const end of stops.toReversed()) await end();
    rmSync(folder, { recursive: true, force: true });
  };
  const run = (file: string, more: NodeJS.ProcessEnv): Promise<Ready> => {
    const child = fork(join(root, file), [], {
      cwd: root,
      execArgv: ["--import", import.meta.resolve("tsx")],
      env: { ...environment, ...more },
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    stops.push(() => stopProcess(child));
    return ready(child, file);
  };
  try {
    const sandbox = await run("sandbox/main.ts", { SANDBOX_PORT: "0", SANDBOX_CACHE: tmpdir() });
    const platform = await slowPlatform(sandbox.port);
    stops.push(platform.stop);
    const host = await run("src/host/main.ts", {
      PORT: "0",
      LIVERY_SANDBOX: platform.url,
      LIVERY_GAMES: sandbox.games,
      LIVERY_ADDRESS: "127.0.0.1",
      LIVERY_DIST: join(root, "dist"),
      LIVERY_LIVE: "off",
      NODE_ENV: "production",
    });
    return { port: host.port, platform, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function ready(child: ChildProcess, file: string): Promise<Ready> {
  return new Promise((started, failed) => {
    child.on("message", (message: Partial<Ready>) => message.ready && started(message as Ready));
    child.once("exit", (code) => failed(new Error(`${file} ended with ${code} before it was ready.`)));
  });
}
