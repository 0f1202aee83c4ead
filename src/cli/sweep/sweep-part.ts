import type { CheckedLayers } from "./checked-layers.ts";
import type { LayerPlace } from "./layer-places.ts";
import type { Seen } from "./read-layer.ts";
import type { MemoryPlace } from "./memory-file.ts";
import type { SharedLayers } from "./shared-layers.ts";
import type { SharedState } from "./shared-state.ts";
import { SweepMemory, type Memories } from "./sweep-memory.ts";
import { take } from "./take.ts";

/** Brands to check, and everything needed for it. Can be sent to another thread. */
export interface PartTask {
  /** All of them: several threads take from the same list. */
  brands: readonly LayerPlace[];
  /** How many of them all threads have taken. */
  taken: Int32Array<SharedArrayBuffer>;
  threads: number;
  /** Every layer that one of them may extend. */
  places: readonly LayerPlace[];
  /** Base and markets. */
  sharedPlaces: readonly LayerPlace[];
  /** How they differ from the state in which brands were cached. */
  changed: SharedState["changed"];
  proved: readonly string[];
  memory: MemoryPlace | undefined;
}

/** A valid brand: its unique values, and the layer that it extends. */
export type SoundBrand = readonly [id: string, identities: readonly string[], below: string | undefined];
/** A brand that needs the full check: what was read of it, the layers it extends, and its unique values. */
export type Unsure = readonly [id: string, seen: Seen, on: string[], identities: readonly string[]];

/** The result for some brands. */
export interface PartFound {
  sound: SoundBrand[];
  unsure: Unsure[];
  /** Brands that were not cached as valid. */
  looked: string[];
  /** Folders without any descriptor, which are no brands. */
  empty: string[];
  memories: Memories;
}

/** What a part needs in addition to its task; a thread creates its own. */
export interface PartMeans {
  memory: SweepMemory;
  shared: SharedLayers | undefined;
  progress?: ((done: number) => void) | undefined;
}

/**
 * Takes brands one after the other until none is left, and checks them. Only identities are kept of them. The rules are
 * loaded with the first brand that is not cached.
 */
export async function sweepPart(
  { brands, taken, threads, places, sharedPlaces, changed, proved, memory: place }: PartTask,
  means?: PartMeans,
): Promise<PartFound> {
  const found: PartFound = {
    sound: [],
    unsure: [],
    looked: [],
    empty: [],
    memories: { text: "", count: 0, news: false },
  };
  const memory = means?.memory ?? new SweepMemory(place, proved);
  const byId = new Map(places.map((one) => [one.id, one]));
  let layers: CheckedLayers | undefined;
  for (let next = take(taken, brands.length, threads); next.length > 0; next = take(taken, brands.length, threads)) {
    for (const index of next) {
      const brand = brands[index] as LayerPlace;
      const known = memory.recall(brand.id, byId, changed);
      if (known) found.sound.push([brand.id, known.identities, known.on[0]]);
      else {
        found.looked.push(brand.id);
        layers ??= await openLayers(byId, means?.shared, sharedPlaces, memory.proved);
        checkBrand(brand, layers, memory, found, place !== undefined);
      }
      means?.progress?.(index + 1);
    }
  }
  return { ...found, memories: memory.memories() };
}

async function openLayers(
  places: ReadonlyMap<string, LayerPlace>,
  read: SharedLayers | undefined,
  sharedPlaces: readonly LayerPlace[],
  proved: ReadonlySet<string>,
): Promise<CheckedLayers> {
  const [{ CheckedLayers: Layers }, { SharedLayers: Shared }] = await Promise.all([
    import("./checked-layers.ts"),
    import("./shared-layers.ts"),
  ]);
  return new Layers(places, read ?? new Shared(sharedPlaces), proved);
}

function checkBrand(
  place: LayerPlace,
  layers: CheckedLayers,
  memory: SweepMemory,
  found: PartFound,
  remembers: boolean,
): void {
  const { sound, identities, seen, on, ownParts, empty } = layers.checkBrand(place);
  if (empty) {
    found.empty.push(place.id);
    return;
  }
  if (!sound) {
    found.unsure.push([place.id, seen, on, identities]);
    return;
  }
  if (remembers) memory.remember(place.id, { seen, on, identities, ownParts });
  found.sound.push([place.id, identities, on[0]]);
}
