import cluster, { type Worker } from "node:cluster";
import { logger } from "./logger.ts";

/** Milliseconds until a process that has ended is replaced: one that cannot run must not start all the time. */
const PAUSE = 1000;

/** What a process sends when it answers, with what it serves. */
interface Ready {
  ready: true;
}

/**
 * Runs the host in several processes behind one port, and replaces one that ends by itself. The first one starts alone:
 * when it cannot, its error is the host's, and its exit code too. Resolves with what it sends when all of them answer.
 */
export async function runWorkers(count: number): Promise<unknown> {
  stopTogether();
  const [first, ...others] = Array.from({ length: count }, (_, index) => index + 1);
  const ready = await started(first ?? 1);
  await Promise.all(others.map(started));
  return ready;
}

/** Starts the process of a place; an end before it has ever answered ends the host. */
function started(place: number): Promise<Ready> {
  const worker = cluster.fork({ LIVERY_WORKER: String(place) });
  return new Promise((resolve) => {
    let isReady = false;
    worker.on("message", (message: Ready) => {
      isReady = message.ready;
      resolve(message);
    });
    worker.once("exit", (code, signal) => {
      if (isStopping) return;
      if (!isReady) process.exit(code || 1);
      logger.error({ place, code, signal }, "a process of the host has ended: another one replaces it");
      setTimeout(() => void (isStopping || started(place)), PAUSE);
    });
  });
}

let isStopping = false;

/** Passes a signal on, and ends when all have ended. */
function stopTogether(): void {
  for (const signal of ["SIGTERM", "SIGINT"] as const)
    process.on(signal, () => {
      isStopping = true;
      const workers = Object.values(cluster.workers ?? {}).filter((one): one is Worker => one !== undefined);
      void Promise.all(workers.map((one) => ended(one, signal))).then(() => process.exit(0));
    });
}

function ended(worker: Worker, signal: NodeJS.Signals): Promise<void> {
  return new Promise((resolve) => {
    worker.once("exit", () => resolve());
    worker.process.kill(signal);
  });
}
