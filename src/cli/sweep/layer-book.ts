import { createHash } from "node:crypto";
import { deltaOf, type Delta, type LayerContent } from "#compile/quick/delta.ts";
import { groundOf, noGround, type Ground } from "#compile/quick/ground.ts";
import { isSound } from "#compile/quick/sound.ts";
import { identitiesOf } from "./identities.ts";
import type { LayerPlace } from "./layer-places.ts";
import { readLayer, type Seen } from "./read-layer.ts";

/** A layer as a first look found it. */
export interface LookedAt {
  seen: Seen;
  /** What it says and what those below it say; undefined when the layer is not surely sound. */
  sound: { delta: Delta; ground: Ground } | undefined;
  /** The layers below it, the nearest first. */
  on: string[];
  /** Whether there is no descriptor in it at all. */
  empty: boolean;
}

/** A layer that others stand on. */
interface Footing extends LookedAt {
  /** What no other brand may have; none for base and markets. */
  identities: readonly string[];
  /** Names what the layer and those below it say. */
  digest: string;
  /** What they say together; undefined when that is not surely sound. */
  ground: Ground | undefined;
}

/**
 * Looks at layers, each after those below it, and keeps what others stand on. A brand is looked at by what it says
 * itself; base and markets are sound when the full check found nothing in them (`proved`, by digest).
 */
export class LayerBook {
  readonly places: ReadonlyMap<string, LayerPlace>;
  readonly #markets: ReadonlySet<string>;
  readonly #proved: ReadonlySet<string>;
  readonly #footings = new Map<string, Footing>();
  /** Base and markets that brands stand on and of which nothing is known yet, by digest. */
  readonly unproved = new Map<string, string>();

  constructor(places: readonly LayerPlace[], proved: ReadonlySet<string>) {
    this.places = new Map(places.map((place) => [place.id, place]));
    this.#markets = new Set(
      [...this.places.keys()].flatMap((id) => (id.startsWith("markets/") ? [id.slice("markets/".length)] : [])),
    );
    this.#proved = proved;
  }

  /** Looks at a brand. */
  look(place: LayerPlace): LookedAt {
    const { content, seen } = readLayer(place);
    return this.#judge(content, seen);
  }

  /**
   * Looks at a layer that others stand on, once. Undefined when it is not there; a layer that stands on itself is not
   * sound.
   */
  stand(id: string): Footing | undefined {
    const known = this.#footings.get(id);
    const place = this.places.get(id);
    if (known || !place) return known;
    this.#footings.set(id, {
      seen: [],
      sound: undefined,
      on: [],
      empty: false,
      digest: "",
      ground: undefined,
      identities: [],
    });
    const { content, seen } = readLayer(place);
    const looked = this.#judge(content, seen);
    const below = looked.on[0] === undefined ? "" : (this.#footings.get(looked.on[0])?.digest ?? "");
    const digest = content && isShared(id) ? digestOf(content, below) : "";
    const { sound } = looked;
    const footing = {
      ...looked,
      digest,
      ground: sound && groundOf(sound.delta, sound.ground),
      identities: sound && !isShared(id) ? identitiesOf(sound.delta, sound.ground) : [],
    };
    this.#footings.set(id, footing);
    if (!footing.ground && content && isShared(id) && !this.#proved.has(digest)) this.unproved.set(digest, id);
    return footing;
  }

  #judge(content: LayerContent | undefined, seen: Seen): LookedAt {
    const delta = content && deltaOf(content);
    if (!delta) return { seen, sound: undefined, on: [], empty: false };
    const below = delta.extends === undefined ? undefined : this.stand(delta.extends);
    const ground = delta.extends === undefined ? noGround : below?.ground;
    const on = delta.extends === undefined ? [] : [delta.extends, ...(below?.on ?? [])];
    const sound =
      ground &&
      (isShared(delta.id)
        ? this.#proved.has(digestOf(content, below?.digest ?? ""))
        : isSound(delta, ground, this.#markets));
    return { seen, on, sound: sound ? { delta, ground } : undefined, empty: content.files.length === 0 };
  }
}

/** Whether a layer is base or a market, which are no brands. */
function isShared(id: string): boolean {
  return id === "base" || id.startsWith("markets/");
}

function digestOf({ id, files, packs, assets }: LayerContent, below: string): string {
  return createHash("sha256")
    .update(JSON.stringify([below, id, files, packs, assets]))
    .digest("hex");
}
