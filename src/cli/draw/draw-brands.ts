import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { PageFault } from "#compile/broken-pages.ts";
import type { CompiledBrand } from "#descriptor/compiled-brand.ts";
import { counter } from "../sweep/take.ts";
import type { DrawTask, PartDrawn } from "./draw-part.ts";

const mostThreads = 8;

/** What drawing some brands found. */
export interface BrandsDrawn {
  /** By brand; without faults, the list is empty. */
  faults: ReadonlyMap<string, readonly PageFault[]>;
  /** How often a page was drawn. */
  drawings: number;
}

/**
 * Draws brands in one thread for each core: all take from one list. Also a single brand is drawn in a thread of its own,
 * which ends with everything that the pages have started.
 */
export async function drawBrands(
  brands: readonly CompiledBrand[],
  progress?: (done: number, total: number) => void,
): Promise<BrandsDrawn> {
  const threads = Math.min(availableParallelism(), mostThreads, brands.length);
  const task: DrawTask = { brands, taken: counter() };
  const workers = Array.from({ length: threads }, () => threadFor(task));
  try {
    const parts = await Promise.all(
      workers.map((worker) => partOf(worker, () => progress?.(task.taken[0] ?? 0, brands.length))),
    );
    return {
      faults: new Map(parts.flatMap((part) => part.faults)),
      drawings: parts.reduce((sum, part) => sum + part.drawings, 0),
    };
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

function threadFor(task: DrawTask): Worker {
  return new Worker(new URL("draw-worker.cjs", import.meta.url), { workerData: task });
}

/** What a thread found. It says when it is done with a brand. */
function partOf(worker: Worker, onBrand: () => void): Promise<PartDrawn> {
  return new Promise((resolve, reject) => {
    worker.on("message", (message: PartDrawn | "drawn") => (message === "drawn" ? onBrand() : resolve(message)));
    worker.once("error", reject);
  });
}
