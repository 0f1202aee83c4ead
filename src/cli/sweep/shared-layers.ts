import { createHash } from "node:crypto";
import { layerBelowIn, layersBelow } from "#compile/read/layer-below.ts";
import type { SourceFiles } from "#compile/read/source-files.ts";
import type { LayerPlace } from "./layer-places.ts";
import { readLayer, type Seen } from "./read-layer.ts";

/** Base or a market as it was read. */
export interface SharedLayer {
  id: string;
  /** Undefined when its files need the full check. */
  content: SourceFiles | undefined;
  seen: Seen;
  /** The layers below it, the nearest first. */
  on: readonly string[];
  /** Identifies the content of the layer and those below it. */
  digest: string;
}

/**
 * Base and the markets, read on first use. They are valid when the full check found nothing in them, which is cached by
 * digest.
 */
export class SharedLayers {
  readonly places: readonly LayerPlace[];
  #all: ReadonlyMap<string, SharedLayer> | undefined;

  constructor(places: readonly LayerPlace[]) {
    this.places = places;
  }

  get all(): ReadonlyMap<string, SharedLayer> {
    return (this.#all ??= readShared(this.places));
  }

  /** Layers not known to be valid. */
  unproved(proved: ReadonlySet<string>): SharedLayer[] {
    return [...this.all.values()].filter(({ content, digest }) => content && !proved.has(digest));
  }

  isProved(id: string, proved: ReadonlySet<string>): boolean {
    const layer = this.all.get(id);
    return layer?.content !== undefined && proved.has(layer.digest);
  }

  /** The files of all of them. */
  files(): SourceFiles {
    const contents = [...this.all.values()].flatMap(({ content }) => content ?? []);
    return {
      texts: Object.assign({}, ...contents.map(({ texts }) => texts)) as Record<string, string>,
      assets: contents.flatMap(({ assets }) => assets),
      pictures: Object.assign({}, ...contents.map(({ pictures }) => pictures)) as NonNullable<SourceFiles["pictures"]>,
    };
  }
}

function readShared(places: readonly LayerPlace[]): ReadonlyMap<string, SharedLayer> {
  const read = new Map(places.map((place) => [place.id, readLayer(place)]));
  const all = new Map<string, SharedLayer>();
  for (const [id, { content, seen }] of read) {
    const on = layersBelow(id, (one) => layerBelowIn(one, read.get(one)?.content?.texts[`brands/${one}/brand.json`]));
    const digest = digestOf([id, ...on].map((one) => [one, read.get(one)?.content ?? null]));
    all.set(id, { id, content, seen, on, digest });
  }
  return all;
}

function digestOf(contents: unknown): string {
  return createHash("sha256").update(JSON.stringify(contents)).digest("hex");
}
