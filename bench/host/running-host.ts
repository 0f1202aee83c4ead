import { fork, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { getLocal } from "../get-local.ts";
import { stopProcess } from "../stop-process.ts";

const root = resolve(import.meta.dirname, "../..");
/** Milliseconds until a host that does not answer is given up. */
const START_LIMIT = 300_000;

/** Bytes that the host's main thread holds after it has freed what it can, and those of the whole process. */
export interface Memory {
  held: number;
  rss: number;
  /** Milliseconds of processor that it has taken so far. */
  worked: number;
}

/** A site server with generated brands, beside the benchmark. */
export interface RunningHost {
  port: number;
  /** Milliseconds from the start of the process to the first page. */
  startedIn: number;
  memory: () => Promise<Memory>;
  stop: () => Promise<void>;
}

/** Starts the site server as `npm start` does, but without a platform, and waits for the first page of a brand. */
export async function runHost(site: string, brand: string): Promise<RunningHost> {
  const port = await freePort();
  const data = mkdtempSync(join(tmpdir(), "livery-host-"));
  const started = performance.now();
  const child = fork(join(root, "src/host/main.ts"), [], {
    cwd: root,
    execArgv: [
      "--expose-gc",
      "--import",
      import.meta.resolve("tsx"),
      "--import",
      join(import.meta.dirname, "report-memory.mjs"),
    ],
    env: environment(site, data, port),
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  const complaints = lastOf(child);
  const stop = async () => {
    await stopProcess(child, "SIGINT");
    rmSync(data, { recursive: true, force: true });
  };
  while (!(await answers(port, brand))) {
    if (child.exitCode !== null || performance.now() - started > START_LIMIT) {
      await stop();
      throw new Error(`The host did not start: ${complaints().trim().slice(-1000)}`);
    }
    await pause(20);
  }
  return { port, startedIn: performance.now() - started, memory: () => memoryOf(child), stop };
}

function environment(site: string, data: string, port: number): NodeJS.ProcessEnv {
  return {
    ...process.env,
    NODE_ENV: "production",
    LOG_LEVEL: "fatal",
    PORT: String(port),
    LIVERY_BRANDS: join(site, "brands"),
    LIVERY_TEXT_PACKS: join(site, "text-packs"),
    LIVERY_DATA: data,
    LIVERY_DIST: join(root, "dist"),
    LIVERY_LIVE: "updates",
  };
}

async function answers(port: number, brand: string): Promise<boolean> {
  return getLocal({ port, host: `${brand}.localhost`, path: "/" }).then(
    ({ status }) => status === 200,
    () => false,
  );
}

function memoryOf(child: ChildProcess): Promise<Memory> {
  return new Promise((done) => {
    child.on("message", function take(message: { memory?: Memory }) {
      if (!message.memory) return;
      child.off("message", take);
      done(message.memory);
    });
    child.send("memory");
  });
}

/** What a program complained of last. */
function lastOf(child: ChildProcess): () => string {
  let text = "";
  child.stderr?.on("data", (chunk: Buffer) => {
    text = (text + String(chunk)).slice(-5000);
  });
  return () => text;
}

export function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => done(typeof address === "object" && address ? address.port : 0));
    });
  });
}
