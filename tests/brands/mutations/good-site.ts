import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sourceFilesOf, type SourceFiles } from "#compile/read/source-files.ts";
import type { Layer } from "#compile/layer/layer.ts";
import { readSources, type Sources } from "#compile/read/sources.ts";
import { mergedLayers } from "#compile/layer/merged-layers.ts";
import { required } from "#kernel/assert.ts";
import type { JsonObject } from "#kernel/json.ts";
import { layerOfPath } from "#compile/read/collect-suppressions.ts";
import { filesBelow, root } from "../../house/support/tree.ts";
import { placesIn, type Place } from "./places.ts";

/** A valid file, with everything needed to make a mistake in it. */
export interface GoodFile {
  path: string;
  text: string;
  /** "base", "markets/ph" or a brand's id. */
  layer: string;
  isPack: boolean;
  places: readonly Place[];
}

/** The engine's own layers and brands: they have no mistakes. */
export interface GoodSite {
  files: SourceFiles;
  sources: Sources;
  good: readonly GoodFile[];
  /** In alphabetical order. */
  brands: readonly string[];
}

export function readGoodSite(): GoodSite {
  const paths = ["brands", "text-packs"].flatMap((folder) => filesBelow(folder));
  const files = sourceFilesOf(paths.map((path) => [path, readFileSync(join(root, path))] as const));
  const sources = readSources(files);
  const layers = [...sources.layers.values()];
  const good = layers.flatMap((layer) => [...descriptorsOf(layer, sources), ...packsOf(layer, sources)]);
  return { files, sources, good, brands: layers.filter(({ isBrand }) => isBrand).map(({ id }) => id) };
}

function descriptorsOf(layer: Layer, sources: Sources): GoodFile[] {
  const chain = required(sources.chains.get(layer.id), layer.id);
  const below = mergedLayers(chain.slice(0, -1));
  const merged = mergedLayers(chain);
  return layer.fragments.map(({ file, mount }) => ({
    path: file.path,
    text: file.text,
    layer: layer.id,
    isPack: false,
    places: placesIn(file.text, mount, merged, below),
  }));
}

function packsOf({ id }: Layer, { packs }: Sources): GoodFile[] {
  return packs
    .filter(({ layer }) => layer === id)
    .map(({ file }) => ({
      path: file.path,
      text: file.text,
      layer: id,
      isPack: true,
      places: placesIn(file.text, "pack", file.value as JsonObject, {}),
    }));
}

/** The layers above one, and itself when it is a brand: the brands a mistake in it can reach. */
export function brandsAbove({ sources, brands }: GoodSite, layer: string): string[] {
  return brands.filter((id) => sources.chains.get(id)?.some((one) => one.id === layer));
}

/** The part of the site that some brands extend, without the rest. */
export function siteOf({ files, sources }: GoodSite, brands: readonly string[]): SourceFiles {
  const wanted = new Set(brands.flatMap((id) => (sources.chains.get(id) ?? []).map((layer) => layer.id)));
  const kept = <T>(all: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(all).filter(([path]) => wanted.has(layerOfPath(path))));
  return {
    texts: kept(files.texts),
    assets: files.assets.filter((path) => wanted.has(layerOfPath(path))),
    pictures: kept(files.pictures ?? {}),
  };
}
