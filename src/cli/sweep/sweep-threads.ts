import { availableParallelism } from "node:os";
import { setFlagsFromString } from "node:v8";
import { Worker } from "node:worker_threads";
import { sweepPart, type PartFound, type PartMeans, type PartTask } from "./sweep-part.ts";
import { counter } from "./take.ts";

const mostThreads = 8;

/** Checks brands in one thread for each core, this one among them: all take from one list. */
export function sweepInThreads(task: Omit<PartTask, "taken" | "threads">, means: PartMeans): Promise<PartFound[]> {
  const threads = Math.min(availableParallelism(), mostThreads);
  const shared: PartTask = { ...task, threads, taken: counter() };
  // Each thread compiles the same functions for itself. Less inlining halves the compile time and costs little speed.
  if (threads > 1) setFlagsFromString("--max-inlined-bytecode-size-cumulative=200");
  const others = Array.from({ length: threads - 1 }, () => inThread(shared));
  return Promise.all([sweepPart(shared, means), ...others]);
}

function inThread(task: PartTask): Promise<PartFound> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("sweep-worker.cjs", import.meta.url), { workerData: task });
    worker.once("message", resolve);
    worker.once("error", reject);
  });
}
