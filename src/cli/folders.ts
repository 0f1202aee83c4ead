import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { engineFolders } from "./engine.ts";
import type { Folders } from "./read-sources.ts";

/** The folders as they were named on the command line. */
export interface FolderOptions {
  brands?: string;
  textPacks?: string;
}

/**
 * Where to read. Words that are not named lie in `text-packs`: in the named folder of brands (a repository that is
 * one), else beside it, else in the working folder. Where there are none, the engine's own words are enough.
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
 * Whether the words are the project's: without a folder of its own it speaks with the engine's. The engine's words are
 * its own brands'.
 */
export function hasOwnWords({ brands, textPacks }: Folders): boolean {
  return resolve(textPacks) !== engineFolders.textPacks || resolve(brands) === engineFolders.brands;
}
