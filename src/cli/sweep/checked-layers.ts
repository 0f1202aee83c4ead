import { isValidOnTop, stacked, type StackedLayer } from "#compile/check-change.ts";
import type { SourceFiles } from "#compile/read/source-files.ts";
import { knownPatterns } from "../known-patterns.ts";
import { identityTexts } from "#compile/layer/identity-texts.ts";
import type { LayerPlace } from "./layer-places.ts";
import { readLayer, type Seen } from "./read-layer.ts";
import { objectIn } from "#kernel/json.ts";
import { partsOf } from "#compile/layer/change.ts";
import { layerBelow } from "#compile/read/layer-below.ts";
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
  /** Whether it is certainly valid. */
  sound: boolean;
  /** Values that no other brand may have; of a brand that is not certainly valid those that it writes itself. */
  identities: readonly string[];
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
    return { ...nothingFound(seen), on: [...on], sound: true, layer };
  }

  #check(place: LayerPlace): CheckedLayer {
    const { content, seen } = readLayer(place);
    const unsure = nothingFound(seen);
    if (!content) return unsure;
    if (!Object.keys(content.texts).some((path) => path.startsWith("brands/"))) return { ...unsure, empty: true };
    const brand = objectIn(content.texts[`brands/${place.id}/brand.json`] ?? "{}");
    const extended = brand && layerBelow(place.id, brand);
    const below = extended === undefined ? undefined : this.extended(extended);
    const on = extended === undefined ? [] : [extended, ...(below?.on ?? [])];
    const layer = below?.layer && validOnTop(place.id, content, below.layer);
    if (!layer) {
      const own = brand?.["merchant"] ?? objectIn(content.texts[`brands/${place.id}/merchant.json`] ?? "{}");
      return { ...unsure, on, identities: identityTexts(brand?.["hosts"], own) };
    }
    const { hosts, merchant } = layer.draft.value;
    const ownParts = [...partsOf(layer.draft.layers.at(-1)?.value ?? {}).keys()];
    return { seen, on, ownParts, empty: false, sound: true, identities: identityTexts(hosts, merchant), layer };
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
  return { seen, on: [], ownParts: [], empty: false, sound: false, identities: [], layer: undefined };
}
