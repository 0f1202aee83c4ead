import { spawn, type ChildProcess } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { getLocal } from "./get-local.ts";
import { hasEnded, stopProcess } from "./stop-process.ts";

const root = resolve(import.meta.dirname, "..");
/** The timeout until every page is ready, in milliseconds: packages may have to be installed and built first. */
const START_LIMIT = 300_000;
/** How many characters of its output are kept: its addresses must fit. */
const WORDS_KEPT = 20_000;

/** The product, running next to the benchmark with its own database. */
export interface Product {
  port: number;
  /** How it ended, with its last output; undefined while it runs. A page that fails may fail because of that. */
  ending: () => string | undefined;
  stop: () => Promise<void>;
}

/**
 * Starts the product as `npm start` does, on a free port and in a folder of its own, and waits until its pages are
 * ready.
 */
export async function startProduct(): Promise<Product> {
  const folder = await mkdtemp(join(tmpdir(), "livery-bench-"));
  const child = spawn(process.execPath, ["scripts/start.mjs"], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    env: environment(folder),
  });
  const onSignal = () => void stop().finally(() => process.exit(130));
  const stop = async () => {
    process.off("SIGINT", onSignal).off("SIGTERM", onSignal);
    await stopProcess(child);
    await rm(folder, { recursive: true, force: true });
  };
  process.once("SIGINT", onSignal).once("SIGTERM", onSignal);
  try {
    const words = lastWords(child);
    const port = await whenReady(child, words);
    const { status } = await getLocal({ port, host: "localhost", path: "/healthz" });
    if (status !== 200) throw new Error(`The product says it is ready, but /healthz answered ${status}.`);
    return {
      port,
      stop,
      ending: () =>
        hasEnded(child) ? `The product ended meanwhile (${howEnded(child)}). It output:\n${words().trim()}` : undefined,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** A run never uses an external database, so that it leaves nothing behind. */
function environment(folder: string): NodeJS.ProcessEnv {
  const { DATABASE_URL: _, ...rest } = process.env;
  return { ...rest, PORT: "0", SANDBOX_PORT: "0", LIVERY_DATA: folder, LIVERY_WATCH: "0" };
}

/** Keeps the last output of a program. */
function lastWords(child: ChildProcess): () => string {
  let output = "";
  const listen = (chunk: Buffer) => {
    output = (output + String(chunk)).slice(-WORDS_KEPT);
  };
  child.stdout?.on("data", listen);
  child.stderr?.on("data", listen);
  return () => output;
}

/** The port, once the product has announced its pages; an error with its output when that does not happen. */
function whenReady(child: ChildProcess, words: () => string): Promise<number> {
  return new Promise((resolvePort, reject) => {
    const fail = (why: string) => reject(new Error(`${why} It output:\n${words().trim()}`));
    const limit = setTimeout(() => fail(`The product was not ready after ${START_LIMIT / 1000} s.`), START_LIMIT);
    child.stdout?.on("data", () => {
      const port = portIn(words());
      if (port === undefined) return;
      clearTimeout(limit);
      resolvePort(port);
    });
    child.once("error", (error) => {
      clearTimeout(limit);
      fail(`The product could not be started: ${error.message}.`);
    });
    child.once("exit", () => {
      clearTimeout(limit);
      fail(`The product ended before it was ready (${howEnded(child)}).`);
    });
  });
}

function howEnded({ exitCode, signalCode }: ChildProcess): string {
  return signalCode ? `signal ${signalCode}` : `exit code ${exitCode}`;
}

/** The port in what the product prints when it is ready: "… are ready.", then an address for each brand. */
export function portIn(output: string): number | undefined {
  const [, port] = /are ready\.[\s\S]*?http:\/\/[^\s/]+:(\d+)\/\s/.exec(output) ?? [];
  return port === undefined ? undefined : Number(port);
}
