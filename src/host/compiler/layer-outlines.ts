import { readFileSync } from "node:fs";
import { join } from "node:path";
import { identityTexts } from "#compile/layer/identity-texts.ts";
import { mergePatch } from "#compile/layer/merge.ts";
import { layerBelow, layersBelow } from "#compile/read/layer-below.ts";
import { isObject, objectIn, type Json } from "#kernel/json.ts";
import { isBrandName, type LayerFolders } from "./layer-folders.ts";
import { Owners } from "./owners.ts";

/** What a layer's brand.json says about which brand it is, before anything of it is checked. */
interface Outline {
  below: string | undefined;
  /** Hosts, merchant and name, as far as the layer itself has them. */
  own: Json;
}

/** A brand before it is compiled: its name and hosts may be wrong. */
export interface KnownBrand {
  id: string;
  name: string;
  hosts: readonly string[];
}

/**
 * Every layer's brand.json, and nothing else of it: which brand has which hosts, which layers it extends, and which
 * brands claim the same.
 */
export class LayerOutlines {
  readonly #folders: LayerFolders;
  #outlines = new Map<string, Outline>();
  /** The brands by each text that no two brands may share. */
  #claims = new Map<string, string[]>();
  /** Who had what no two brands may share first, since these folders were read. */
  readonly owners = new Owners();

  constructor(folders: LayerFolders) {
    this.#folders = folders;
  }

  /** Reads layers again; all of them when none are named. */
  read(layers?: Iterable<string>): void {
    const names = new Set(this.#folders.brandNames());
    const exists = (id: string) => !isBrandName(id) || names.has(id);
    const before = new Map(this.#outlines);
    if (layers === undefined) this.#outlines.clear();
    for (const id of layers ?? ["base", ...this.#folders.markets(), ...names]) {
      this.#outlines.delete(id);
      if (exists(id)) this.#outlines.set(id, outlineIn(this.#folders.folderOf(id), id, before.get(id)));
    }
    this.#findClaims();
  }

  brandIds(): string[] {
    return [...this.#outlines.keys()].filter(isBrandName).sort();
  }

  known(id: string): KnownBrand {
    const { hosts, name } = this.#identityOf(id);
    return {
      id,
      name: typeof name === "string" ? name : id,
      hosts: Array.isArray(hosts) ? hosts.filter((host) => typeof host === "string") : [],
    };
  }

  /** A layer and those that it extends, the nearest first. */
  chain(id: string): string[] {
    return [id, ...layersBelow(id, (one) => this.#outlines.get(one)?.below)];
  }

  /** The brands that one of these layers reaches. */
  above(layers: ReadonlySet<string>): string[] {
    return this.brandIds().filter((id) => this.chain(id).some((layer) => layers.has(layer)));
  }

  /** Other brands that claim a host or a merchant of this one. */
  rivals(id: string): string[] {
    const { hosts, merchant } = this.#identityOf(id);
    const texts = identityTexts(hosts, merchant);
    return [...new Set(texts.flatMap((text) => this.#claims.get(text) ?? []))].filter((other) => other !== id);
  }

  #identityOf(id: string): { readonly [key: string]: Json } {
    const merged = this.chain(id)
      .toReversed()
      .reduce<Json>((below, layer) => mergePatch(below, this.#outlines.get(layer)?.own ?? {}), {});
    return isObject(merged) ? merged : {};
  }

  #findClaims(): void {
    this.#claims = new Map();
    for (const id of this.#outlines.keys()) {
      if (!isBrandName(id)) continue;
      const { hosts, merchant } = this.#identityOf(id);
      for (const text of new Set(identityTexts(hosts, merchant))) {
        const known = this.#claims.get(text);
        if (known) known.push(id);
        else this.#claims.set(text, [id]);
      }
    }
    this.owners.note(this.#claims);
  }
}

/** @param before What the layer said last: what cannot be read, which the compiler reports, says it still. */
function outlineIn(folder: string, id: string, before: Outline | undefined): Outline {
  const brand = jsonIn(join(folder, "brand.json"));
  const ofMerchant = jsonIn(join(folder, "merchant.json"));
  if (before && !(brand && ofMerchant)) return before;
  const { hosts, name, merchant = ofMerchant ?? {} } = brand ?? {};
  const own = Object.fromEntries(
    Object.entries({ hosts, name, merchant }).filter((entry): entry is [string, Json] => entry[1] !== undefined),
  );
  return { below: layerBelow(id, brand ?? {}), own };
}

/** The content of a file, none when there is no such file; undefined when it is no JSON object. */
function jsonIn(path: string): { readonly [key: string]: Json } | undefined {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch {
    return {};
  }
  return objectIn(text);
}
