import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { setFlagsFromString } from "node:v8";
import { Worker } from "node:worker_threads";
import { builtIn } from "../built.ts";
import { Identities } from "./identities.ts";
import type { LayerPlace, LayerPlaces } from "./layer-places.ts";
import type { Memories, MemoryPlace, SweepMemory } from "./sweep-memory.ts";
import type { SharedLayers } from "./shared-layers.ts";
import { sweepPart, type PartFound, type PartMeans, type PartTask, type Unsure } from "./sweep-part.ts";

/** The result of a first check. */
export interface Swept {
  /** Every brand that was checked, in alphabetical order. */
  brandIds: readonly string[];
  /** Brands that need the full check, in alphabetical order. */
  suspects: readonly string[];
  /** Whether base, markets and everything else is valid, so that there is nothing to report. */
  sound: boolean;
  /** What was read of the brands that need the full check, so that they can be cached if it finds nothing. */
  unsure: readonly Unsure[];
  /**
   * For each layer that valid brands extend, one of these brands: it shows the full check that the layer is extended.
   */
  witnesses: readonly string[];
  memories: readonly Memories[];
}

interface Options extends LayerPlaces {
  /** Only these brands; all when empty. */
  only: readonly string[];
  /** The results of the last run, and their place. */
  before: SweepMemory;
  memory: MemoryPlace | undefined;
  /** Base and markets as they were read. */
  layers: SharedLayers;
  progress?: ((done: number, total: number) => void) | undefined;
}

/** From this many brands on, a second thread is worth starting. */
const many = 1000;
const mostThreads = 8;

/**
 * Checks every layer once without collecting reasons: a brand that is not certainly valid gets the full check. Only
 * identities are kept of a brand, so that ten thousand need little more memory than ten.
 */
export async function sweep({ shared, brands, only, before, memory, layers, progress }: Options): Promise<Swept> {
  const isShared = shared.every(({ id }) => layers.isProved(id, before.proved));
  const wanted = only.length === 0 ? brands : brands.filter(({ id }) => only.includes(id));
  const parts = await sweepParts(
    { brands: wanted, places: [...shared, ...brands], sharedPlaces: shared, proved: [...before.proved], memory },
    { memory: before, shared: layers },
    progress,
  );
  const identities = new Identities();
  const witnesses = new Map<string, string>();
  const unsure = parts.flatMap((part) => part.unsure);
  const suspects = new Set(unsure.map(([id]) => id));
  for (const [id, own, below] of parts.flatMap(({ sound }) => sound)) {
    for (const other of identities.claim(id, own)) suspects.add(id).add(other);
    if (below !== undefined && !witnesses.has(below)) witnesses.set(below, id);
  }
  if (only.length > 0)
    for (const place of brands)
      if (!only.includes(place.id) && identities.isNamedIn(identityTextOf(place))) suspects.add(place.id);
  const empty = new Set(parts.flatMap((part) => part.empty));
  const brandIds = wanted.map(({ id }) => id).filter((id) => !empty.has(id));
  return {
    brandIds,
    suspects: [...suspects].sort(),
    unsure,
    sound: suspects.size === 0 && isShared,
    witnesses: [...witnesses.values()],
    memories: parts.map(({ memories }) => memories),
  };
}

/** Checks the brands, here and in other threads when there are many and the engine is built. */
async function sweepParts(
  task: Omit<PartTask, "taken" | "threads">,
  means: PartMeans,
  progress: Options["progress"],
): Promise<PartFound[]> {
  const total = task.brands.length;
  const threads = builtIn && total >= many ? Math.min(availableParallelism(), mostThreads) : 1;
  const shared = { ...task, threads, taken: new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)) };
  // Each thread compiles the same functions for itself. Less inlining halves the compile time and costs little speed.
  if (threads > 1) setFlagsFromString("--max-inlined-bytecode-size-cumulative=200");
  const others = Array.from({ length: threads - 1 }, () => inThread(shared));
  const own = sweepPart(shared, { ...means, ...(progress && { progress: (done) => progress(done, total) }) });
  return Promise.all([own, ...others]);
}

function inThread(task: PartTask): Promise<PartFound> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("sweep-worker.cjs", import.meta.url), { workerData: task });
    worker.once("message", resolve);
    worker.once("error", reject);
  });
}

/** The files of a brand that can contain host names and merchant codes. */
function identityTextOf({ folder }: LayerPlace): string {
  const text = textOf(`${folder}/brand.json`);
  return text.includes('"merchant"') ? text : `${text}\n${textOf(`${folder}/merchant.json`)}`;
}

function textOf(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}
