import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { engineFolders } from "./engine.ts";
import type { Folders } from "./read-sources.ts";

/** The folders named on the command line. */
export interface FolderOptions {
  brands?: string;
  textPacks?: string;
}

/**
 * The folders to read. Unless named, brands are in the nearest `brands`, here or above, and texts in `text-packs`:
 * inside the named folder of brands (if it is a repository), next to it, or in the working folder. If there are none,
 * the engine's texts are used.
 */
export function foldersOf({ brands: named, textPacks }: FolderOptions): Folders {
  const brands = named ?? nearest("brands");
  const beside = join(dirname(brands), "text-packs");
  const places = named === undefined ? [beside] : [join(named, "text-packs"), beside, "text-packs"];
  return {
    brands,
    textPacks: textPacks ?? places.find((place) => existsSync(place)) ?? engineFolders.textPacks,
  };
}

/**
 * Whether the texts are the project's: without its own folder it uses the engine's. For the engine's own brands they
 * are.
 */
export function hasOwnWords({ brands, textPacks }: Folders): boolean {
  return resolve(textPacks) !== engineFolders.textPacks || resolve(brands) === engineFolders.brands;
}

/** The nearest folder of a name, here or above, as a path from here; the name itself when there is none. */
function nearest(name: string, from = "."): string {
  if (existsSync(join(from, name))) return join(from, name);
  return resolve(from) === resolve(from, "..") ? name : nearest(name, join(from, ".."));
}
