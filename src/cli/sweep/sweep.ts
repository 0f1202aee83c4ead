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

/** What a first look found. */
export interface Swept {
  /** Every brand that was looked at, in alphabetical order. */
  brandIds: readonly string[];
  /** Brands that the full check must look at, in alphabetical order. */
  suspects: readonly string[];
  /** Whether base and markets are sound, and everything else is, too: then there is nothing to say. */
  sound: boolean;
  /** What was seen of suspects, so that they can be remembered when the full check finds nothing. */
  unsure: readonly Unsure[];
  /**
   * For each layer that sound brands extend one of these brands: the full check sees by it that the layer is extended.
   */
  witnesses: readonly string[];
  memories: readonly Memories[];
}

interface Options extends LayerPlaces {
  /** Only these brands; all when empty. */
  only: readonly string[];
  /** What is known from the last run, and where it lies. */
  before: SweepMemory;
  memory: MemoryPlace | undefined;
  /** Base and markets as they were read. */
  layers: SharedLayers;
  progress?: ((done: number, total: number) => void) | undefined;
}

/** Brands from which on a second thread is worth its start. */
const many = 1000;
const mostThreads = 8;

/**
 * Looks at every layer once, quickly and carefully, without giving reasons: whatever is not surely sound is a suspect.
 * Nothing but identities is kept of a brand, so that ten thousand need little more room than ten.
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

/** Looks at the brands, here and in threads of their own when there are many and the engine is built. */
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

/** The texts of a brand in which host names and merchant codes can stand. */
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
