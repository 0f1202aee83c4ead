import { existsSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import { isObject, type JsonObject } from "#kernel/json.ts";
import { readSources } from "#compile/read/sources.ts";
import { mergedLayers } from "#compile/layer/merged-layers.ts";
import { engineFolder } from "../engine.ts";
import type { Project } from "../project.ts";

/** What a new brand must know about the existing ones. */
export interface SiteFacts {
  brands: readonly string[];
  /** "ph", not "markets/ph". */
  markets: readonly string[];
  /** Which brand has a host name. */
  hosts: ReadonlyMap<string, string>;
  /** Which brand has a merchant code, for members or for trial accounts. */
  codes: ReadonlyMap<string, string>;
  /** A layer merged with those below it; undefined when there is no such layer. */
  merged: (layer: string) => JsonObject | undefined;
  /** The text keys of the base packs. */
  words: ReadonlySet<string>;
  /** The path of the schemas from a brand's folder; undefined when the descriptors name none. */
  schemas: string | undefined;
}

export function siteFacts(
  { files, folders, borrowed }: Pick<Project, "files" | "folders" | "borrowed">,
  newId: string,
): SiteFacts {
  const sources = readSources(files);
  const merged = (layer: string) => {
    const chain = sources.chains.get(layer);
    return chain && mergedLayers(chain);
  };
  const hosts = new Map<string, string>();
  const codes = new Map<string, string>();
  const brands = [...sources.layers.values()].filter(({ isBrand }) => isBrand).map(({ id }) => id);
  for (const id of brands) {
    const { hosts: given, merchant } = merged(id) ?? sources.layers.get(id)?.value ?? {};
    if (Array.isArray(given))
      for (const host of given) if (typeof host === "string" && !hosts.has(host)) hosts.set(host, id);
    if (isObject(merchant))
      for (const code of [merchant["code"], merchant["trialCode"]])
        if (typeof code === "string" && !codes.has(code)) codes.set(code, id);
  }
  return {
    brands,
    hosts,
    codes,
    merged,
    schemas: schemasFrom(join(folders.brands, newId), borrowed.size > 0),
    markets: [...sources.layers.keys()]
      .filter((id) => id.startsWith("markets/"))
      .map((id) => id.slice("markets/".length)),
    words: new Set(sources.packs.filter(({ layer }) => layer === "base").flatMap(({ words }) => Object.keys(words))),
  };
}

/** The project's own schemas next to its brands, or those of the engine whose layers it borrows. */
function schemasFrom(brandFolder: string, borrows: boolean): string | undefined {
  const places = [resolve(brandFolder, "../../schemas"), ...(borrows ? [join(engineFolder, "schemas")] : [])];
  const found = places.find((place) => existsSync(join(place, "brand.schema.json")));
  return found && relative(resolve(brandFolder), found).split(sep).join("/");
}
