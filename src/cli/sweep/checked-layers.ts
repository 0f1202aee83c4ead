import { isValidOnTop, stacked, type StackedLayer } from "#compile/check-change.ts";
import type { SourceFiles } from "#compile/read/source-files.ts";
import { knownPatterns } from "../known-patterns.ts";
import { identityTexts } from "#compile/layer/identity-texts.ts";
import type { LayerPlace } from "./layer-places.ts";
import { readLayer, type Seen } from "./read-layer.ts";
import { partsOf } from "#compile/layer/change.ts";
import type { SharedLayers } from "./shared-layers.ts";
import { stacksOf } from "./shared-stacks.ts";

/** A brand as it was checked on top of the layers below it. */
export interface CheckedBrand {
  seen: Seen;
  /** The layers below it, the nearest first. */
  on: string[];
  /** The parts that it sets. */
  ownParts: readonly string[];
  /** Whether it has no descriptor at all. */
  empty: boolean;
  /** Values that no other brand may have; undefined when the brand is not certainly valid. */
  identities: readonly string[] | undefined;
}

/** A layer that others extend. */
interface CheckedLayer extends CheckedBrand {
  /** Undefined when it is not certainly valid. */
  layer: StackedLayer | undefined;
}

/**
 * Checks brands, each on top of the layers below it, and keeps the layers that others extend. Only what a brand changes
 * is checked: base and markets are valid when the full check found nothing in them, a brand when it was checked here.
 */
export class CheckedLayers {
  readonly #places: ReadonlyMap<string, LayerPlace>;
  readonly #shared: SharedLayers;
  readonly #proved: ReadonlySet<string>;
  readonly #checked = new Map<string, CheckedLayer>();

  constructor(places: ReadonlyMap<string, LayerPlace>, shared: SharedLayers, proved: ReadonlySet<string>) {
    this.#places = places;
    this.#shared = shared;
    this.#proved = proved;
  }

  /** Checks a brand. */
  checkBrand(place: LayerPlace): CheckedBrand {
    const { layer: _layer, ...looked } = this.#check(place);
    return looked;
  }

  /**
   * A layer that others extend, checked once. Undefined when it does not exist; one that extends itself is not valid.
   */
  extended(id: string): CheckedLayer | undefined {
    const place = this.#places.get(id);
    const known = this.#checked.get(id);
    if (known || !place) return known;
    this.#checked.set(id, nothingFound([]));
    const checked = this.#shared.all.has(id) ? this.#sharedLayer(id) : this.#check(place);
    this.#checked.set(id, checked);
    return checked;
  }

  #sharedLayer(id: string): CheckedLayer {
    const { seen = [], on = [] } = this.#shared.all.get(id) ?? {};
    const isSound = [id, ...on].every((one) => this.#shared.isProved(one, this.#proved));
    const layer = isSound ? stacksOf(this.#shared).get(id) : undefined;
    return { ...nothingFound(seen), on: [...on], identities: [], layer };
  }

  #check(place: LayerPlace): CheckedLayer {
    const { content, seen } = readLayer(place);
    const unsure = nothingFound(seen);
    if (!content) return unsure;
    if (!Object.keys(content.texts).some((path) => path.startsWith("brands/"))) return { ...unsure, empty: true };
    const extended = extendedBy(content.texts[`brands/${place.id}/brand.json`]);
    const below = extended === undefined ? undefined : this.extended(extended);
    const on = extended === undefined ? [] : [extended, ...(below?.on ?? [])];
    const layer = below?.layer && validOnTop(place.id, content, below.layer);
    if (!layer) return { ...unsure, on };
    const { hosts, merchant } = layer.draft.value;
    const ownParts = [...partsOf(layer.draft.layers.at(-1)?.value ?? {}).keys()];
    return { seen, on, ownParts, empty: false, identities: identityTexts(hosts, merchant), layer };
  }
}

/** A layer that is certainly valid. The full check also reports a failure of the rules themselves. */
function validOnTop(id: string, content: SourceFiles, below: StackedLayer): StackedLayer | undefined {
  try {
    const layer = stacked(id, content, below);
    return layer && isValidOnTop(layer, below, knownPatterns) ? layer : undefined;
  } catch {
    return undefined;
  }
}

function nothingFound(seen: Seen): CheckedLayer {
  return { seen, on: [], ownParts: [], empty: false, identities: undefined, layer: undefined };
}

/** The layer that a brand.json names; undefined when it cannot be read. */
function extendedBy(text = "{}"): string | undefined {
  try {
    const { extends: name = "base" } = JSON.parse(text) as { extends?: unknown };
    return typeof name === "string" ? name : undefined;
  } catch {
    return undefined;
  }
}
