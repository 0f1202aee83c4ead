import { availableParallelism } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { PageFault } from "#compile/broken-pages.ts";
import type { CompiledBrand } from "#descriptor/compiled-brand.ts";
import type { DrawTask, PartDrawn } from "./draw-part.ts";

/** How brands are drawn. */
export interface DrawOptions {
  /** The folder of the built renderer and thread: `dist/server`. */
  build: string;
  /** How many threads at most. */
  most?: number;
  progress?: ((done: number, total: number) => void) | undefined;
  /** Ends the drawing early: it then rejects. */
  signal?: AbortSignal;
}

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
  { build, most = 8, progress, signal }: DrawOptions,
): Promise<BrandsDrawn> {
  const task: DrawTask = {
    brands,
    taken: new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)),
  };
  const workers = Array.from({ length: Math.min(availableParallelism(), most, brands.length) }, () =>
    threadIn(build, task),
  );
  const end = () => Promise.all(workers.map((worker) => worker.terminate()));
  signal?.addEventListener("abort", end, { once: true });
  try {
    const parts = await Promise.all(
      workers.map((worker) => partOf(worker, () => progress?.(task.taken[0] ?? 0, brands.length))),
    );
    return {
      faults: new Map(parts.flatMap((part) => part.faults)),
      drawings: parts.reduce((sum, part) => sum + part.drawings, 0),
    };
  } finally {
    signal?.removeEventListener("abort", end);
    await end();
  }
}

function threadIn(build: string, task: DrawTask): Worker {
  return new Worker(join(build, "draw-worker.js"), { workerData: task });
}

/** What a thread found. It says when it is done with a brand. */
function partOf(thread: Worker, onBrand: () => void): Promise<PartDrawn> {
  return new Promise((resolve, reject) => {
    thread.on("message", (message: PartDrawn | "drawn") => (message === "drawn" ? onBrand() : resolve(message)));
    thread.once("error", reject);
    thread.once("exit", () => reject(new Error("The drawing was ended.")));
  });
}
