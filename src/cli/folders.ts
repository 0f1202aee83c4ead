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
 * The folders to read. Unless named, texts are in `text-packs`: inside the named folder of brands (if it is a
 * repository), next to it, or in the working folder. If there are none, the engine's texts are used.
 */
export function foldersOf({ brands, textPacks }: FolderOptions): Folders {
  const places =
    brands === undefined
      ? ["text-packs"]
      : [join(brands, "text-packs"), join(dirname(brands), "text-packs"), "text-packs"];
  return {
    brands: brands ?? "brands",
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
