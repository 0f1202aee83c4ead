import { layerBelowIn } from "#compile/read/layer-below.ts";
import { builtIn } from "../built.ts";
import { Identities } from "./identities.ts";
import { textOf, type LayerPlaces } from "./layer-places.ts";
import type { MemoryPlace } from "./memory-file.ts";
import type { SharedState } from "./shared-state.ts";
import type { Memories, SweepMemory } from "./sweep-memory.ts";
import type { SharedLayers } from "./shared-layers.ts";
import { counter } from "./take.ts";
import { sweepPart, type PartFound, type PartMeans, type PartTask, type Unsure } from "./sweep-part.ts";

/** The result of a first check. */
export interface Swept {
  /** Every brand that was checked, in alphabetical order. */
  brandIds: readonly string[];
  /** Brands that have changed since they were last found valid. */
  looked: readonly string[];
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
  /** Brands that extend one of the requested ones, and were not requested. */
  above: readonly string[];
  memories: readonly Memories[];
}

interface Options extends LayerPlaces {
  /** Only these brands; all when empty. */
  only: readonly string[];
  /** The results of the last run, and their place. */
  before: SweepMemory;
  memory: MemoryPlace | undefined;
  /** What is known of base and the markets, and how they were read if they were. */
  state: SharedState;
  layers?: SharedLayers | undefined;
  progress?: ((done: number, total: number) => void) | undefined;
}

/** From this many brands on, a second thread is worth starting. */
const many = 1000;

/**
 * Checks every layer once without collecting reasons: a brand that is not certainly valid gets the full check. Only
 * identities are kept of a brand, so that ten thousand need little more memory than ten.
 */
export async function sweep({
  shared,
  brands,
  only,
  before,
  memory,
  state,
  layers,
  progress,
}: Options): Promise<Swept> {
  const wanted = only.length === 0 ? brands : brands.filter(({ id }) => only.includes(id));
  const parts = await sweepParts(
    {
      brands: wanted,
      places: [...shared, ...brands],
      sharedPlaces: shared,
      changed: state.changed,
      proved: [...before.proved],
      memory,
    },
    { memory: before, shared: layers },
    progress,
  );
  const identities = new Identities();
  const witnesses = new Map<string, string>();
  const unsure = parts.flatMap((part) => part.unsure);
  const suspects = new Set(unsure.map(([id]) => id));
  const claim = (id: string, own: readonly string[]) => {
    for (const other of identities.claim(id, own)) suspects.add(id).add(other);
  };
  for (const [id, , , own] of unsure) claim(id, own);
  for (const [id, own, below] of parts.flatMap(({ sound }) => sound)) {
    claim(id, own);
    if (below !== undefined && !witnesses.has(below)) witnesses.set(below, id);
  }
  const above: string[] = [];
  for (const place of only.length === 0 ? [] : brands) {
    if (only.includes(place.id)) continue;
    const main = textOf(place, "brand.json");
    const text = main.includes('"merchant"') ? main : `${main}\n${textOf(place, "merchant.json")}`;
    if (identities.isNamedIn(text)) for (const id of [place.id, ...only]) suspects.add(id);
    // Few name one of them at all: the others need not be parsed.
    if (only.some((id) => main.includes(`"${id}"`)) && only.includes(layerBelowIn(place.id, main) ?? ""))
      above.push(place.id);
  }
  const empty = new Set(parts.flatMap((part) => part.empty));
  const brandIds = wanted.map(({ id }) => id).filter((id) => !empty.has(id));
  return {
    brandIds,
    looked: parts.flatMap((part) => part.looked).filter((id) => !empty.has(id)),
    suspects: [...suspects].sort(),
    unsure,
    sound: suspects.size === 0 && state.sound,
    witnesses: [...witnesses.values()],
    above,
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
  const own: PartMeans = { ...means, ...(progress && { progress: (done) => progress(done, total) }) };
  return builtIn && total >= many
    ? (await import("./sweep-threads.ts")).sweepInThreads(task, own)
    : [await sweepPart({ ...task, threads: 1, taken: counter() }, own)];
}
