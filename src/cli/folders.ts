import { existsSync, readdirSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { hasAny, isRepository } from "#capabilities/repository.ts";
import { engineFolders } from "./engine.ts";
import type { Folders } from "./read-sources.ts";
import { UsageError } from "./usage-error.ts";

/** The folders named on the command line. */
export interface FolderOptions {
  brands?: string;
  textPacks?: string;
}

/**
 * The folders to read. Unless named, brands are in the nearest `brands`, here or above, or in the folders of the nearest
 * repository, and texts in `text-packs`: inside a repository of brands, otherwise next to the brands or in the working
 * folder. If there are none, the engine's texts are used.
 */
export function foldersOf({ brands: named, textPacks }: FolderOptions): Folders {
  if (named !== undefined) requireNoBrand(named);
  const brands = named ?? nearestBrands();
  const places = [newTextPacks(brands), ...(named !== undefined && !isRepository(brands) ? ["text-packs"] : [])];
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

/** The folder of the project that brands belong to: nothing is written outside of it. */
export function projectFolder(brands: string): string {
  return isRepository(brands) || resolve(brands) === process.cwd() ? brands : dirname(brands);
}

/** Where the texts of a project belong. */
export function newTextPacks(brands: string): string {
  return join(projectFolder(brands), "text-packs");
}

/** Where the project's files belong: texts borrowed from the engine are not modified. */
export function ownFolders(folders: Folders): Folders {
  return hasOwnWords(folders) ? folders : { ...folders, textPacks: newTextPacks(folders.brands) };
}

/** Brands are looked for in each folder from here to the repository's root; without any, they belong in that root. */
function nearestBrands(): string {
  const folders = foldersUpwards();
  const found = folders.find((folder) => existsSync(join(folder, "brands")) || hasBrandsAmongOthers(folder));
  if (found !== undefined) return existsSync(join(found, "brands")) ? join(found, "brands") : found;
  return folders.find((folder) => hasAny(folder, [".git", "package.json"])) ?? "brands";
}

/** This folder and those above it, as paths from here, up to the one with `.git`. */
function foldersUpwards(from = "."): string[] {
  const isLast = existsSync(join(from, ".git")) || resolve(from) === resolve(from, "..");
  return isLast ? [from] : [from, ...foldersUpwards(join(from, ".."))];
}

function hasBrandsAmongOthers(folder: string): boolean {
  return isRepository(folder) && readdirSync(folder).some((name) => existsSync(join(folder, name, "brand.json")));
}

/** `--brands` names the folder of all brands. */
function requireNoBrand(named: string): void {
  if (!existsSync(join(named, "brand.json"))) return;
  const id = basename(resolve(named));
  throw new UsageError(
    `"${named}" is one brand, and --brands names the folder that contains brands: livery check ${id} --brands ${join(named, "..")}`,
  );
}
