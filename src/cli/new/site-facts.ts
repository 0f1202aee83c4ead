import { dirname, join } from "node:path";
import { isObject, type JsonObject } from "#kernel/json.ts";
import { readSources } from "#compile/read/sources.ts";
import { mergedLayers } from "#compile/layer/merged-layers.ts";
import { pathFrom, schemasFolder } from "../editor/project-schemas.ts";
import { fileOnDisk } from "../file-on-disk.ts";
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
  /** The `$schema` of a file of the new brand: the schema of its kind with the names of that brand. */
  schemaOf: (path: string, kind: string) => string;
}

export function siteFacts({ files, folders }: Pick<Project, "files" | "folders">, newId: string): SiteFacts {
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
    schemaOf: (path, kind) =>
      `${pathFrom(dirname(fileOnDisk(path, folders)), join(schemasFolder(folders), newId))}/${kind}.schema.json`,
    markets: [...sources.layers.keys()]
      .filter((id) => id.startsWith("markets/"))
      .map((id) => id.slice("markets/".length)),
    words: new Set(sources.packs.filter(({ layer }) => layer === "base").flatMap(({ words }) => Object.keys(words))),
  };
}
