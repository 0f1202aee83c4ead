import { readFileSync } from "node:fs";
import { Identities, identitiesOf } from "./identities.ts";
import { LayerBook } from "./layer-book.ts";
import type { LayerPlace } from "./layer-places.ts";
import type { Seen } from "./read-layer.ts";
import type { SweepMemory } from "./sweep-memory.ts";

/** What a first look found. */
export interface Swept {
  /** Brands that the full check must look at, in alphabetical order. */
  suspects: readonly string[];
  /** Base and markets of which nothing is known yet, by digest: once they are proved, another sweep may find more brands sound. */
  unproved: ReadonlyMap<string, string>;
  /** Whether base and markets are sound, and everything else is, too: then there is nothing to say. */
  sound: boolean;
  /** What was seen of each suspect, so that it can be remembered when the full check finds nothing. */
  seen: ReadonlyMap<string, { seen: Seen; on: string[] }>;
  /** For each layer that sound brands extend one of these brands: the full check sees by it that the layer is extended. */
  witnesses: readonly string[];
}

interface Options {
  /** Layers that brands stand on. */
  shared: readonly LayerPlace[];
  brands: readonly LayerPlace[];
  /** Only these brands; all when empty. */
  only?: readonly string[];
  memory: SweepMemory;
  progress?: (done: number, total: number) => void;
}

/**
 * Looks at every layer once, quickly and carefully, without giving reasons: whatever is not surely sound is a suspect.
 * Nothing but identities is kept of a brand, so that ten thousand need no more room than ten.
 */
export function sweep({ shared, brands, only = [], memory, progress }: Options): Swept {
  const book = new LayerBook([...shared, ...brands], memory.proved);
  const identities = new Identities();
  const suspects = new Set<string>();
  const witnesses = new Map<string, string>();
  const seen = new Map<string, { seen: Seen; on: string[] }>();
  const wanted = only.length === 0 ? brands : brands.filter(({ id }) => only.includes(id));
  const unsound = shared.filter((place) => !isSoundLayer(place, book, memory));
  wanted.forEach((place, index) => {
    const known = identify(place, book, memory, seen);
    if (!known) suspects.add(place.id);
    else if (known.below !== undefined && !witnesses.has(known.below)) witnesses.set(known.below, place.id);
    for (const other of identities.claim(place.id, known?.identities ?? [])) suspects.add(place.id).add(other);
    progress?.(index + 1, wanted.length);
  });
  if (only.length > 0) for (const place of brands) if (!only.includes(place.id) && identities.isNamedIn(identityTextOf(place))) suspects.add(place.id);
  return { suspects: [...suspects].sort(), seen, unproved: book.unproved, sound: suspects.size === 0 && unsound.length === 0, witnesses: [...witnesses.values()] };
}

/** The identities of a sound brand, and the layer it extends; nothing: the brand must be looked at. */
function identify(place: LayerPlace, book: LayerBook, memory: SweepMemory, unsure: Map<string, { seen: Seen; on: string[] }>): { identities: readonly string[]; below: string | undefined } | undefined {
  const known = memory.recall(place.id);
  if (known) return { identities: known.identities, below: known.on[0] };
  const { sound, seen, on } = book.look(place);
  if (!sound) {
    unsure.set(place.id, { seen, on });
    return undefined;
  }
  const identities = identitiesOf(sound.delta, sound.ground);
  memory.remember(place.id, { ...seen, on, identities });
  return { identities, below: on[0] };
}

function isSoundLayer({ id }: LayerPlace, book: LayerBook, memory: SweepMemory): boolean {
  if (memory.recall(id)) return true;
  const looked = book.stand(id);
  if (looked?.ground) memory.remember(id, { ...looked.seen, on: looked.on, identities: [] });
  return looked?.ground !== undefined;
}

/** The texts of a brand in which host names and merchant codes can stand. */
function identityTextOf({ folder }: LayerPlace): string {
  return ["brand.json", "merchant.json"].map((name) => {
    try {
      return readFileSync(`${folder}/${name}`, "utf8");
    } catch {
      return "";
    }
  }).join("\n");
}
