import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { irregularityOf } from "#capabilities/folder-entries.ts";
import { whereStraysBelong } from "#compile/read/layer-names.ts";
import { isRepository } from "#capabilities/repository.ts";
import { engineFolders } from "../engine.ts";
import { filesBelow } from "../files-below.ts";
import { hasOwnWords } from "../folders.ts";
import type { Folders } from "../read-sources.ts";
import { UsageError } from "../usage-error.ts";

/** The folders of a layer. */
export interface LayerPlace {
  /** "base", "markets/ph" or a brand's id. */
  id: string;
  folder: string;
  /** Folder of its texts; it need not exist. */
  packs: string;
}

/** The layers of two folders. */
export interface LayerPlaces {
  /** Base and the markets, the engine's where the folders have none. */
  shared: LayerPlace[];
  /** The brands in alphabetical order, including folders without a descriptor, which are no brands. */
  brands: LayerPlace[];
}

/**
 * The folders of all layers. Undefined for a project that combines its own texts with the engine's base: a layer's
 * files are then in two places, and only the full check merges them. It also reports links in place of layers.
 */
export function layerPlaces(folders: Folders): LayerPlaces | undefined {
  const own = hasOwnWords(folders);
  if (hasLinks(folders)) return undefined;
  const names = foldersIn(folders.brands);
  const place = placeIn(folders.brands, folders.textPacks);
  const markets = marketsIn(folders.brands, names);
  const isWhole = names.includes("base");
  if (
    !isWhole &&
    (markets.length > 0 || (own && ["base", "markets"].some((name) => existsSync(join(folders.textPacks, name)))))
  )
    return undefined;
  if (isWhole && !own) return undefined;
  const brands = brandNames(folders.brands, names);
  if (hasStrays(folders, own, brands)) return undefined;
  const shared = isWhole ? ["base", ...markets].map(place) : engineShared();
  return { shared, brands: brands.map(own ? place : placeIn(folders.brands, "")) };
}

/** Whether there are descriptors beside the folders of layers, or texts of no layer: only the full check says so. */
function hasStrays({ brands, textPacks }: Folders, own: boolean, names: readonly string[]): boolean {
  const isStray = (kind: "brand" | "texts") => (name: string) => whereStraysBelong(kind, name) !== undefined;
  if (!isRepository(brands) && readdirSync(brands).some(isStray("brand"))) return true;
  if (!own || !existsSync(textPacks)) return false;
  const layers = new Set(["base", "markets", ...names]);
  const entries = readdirSync(textPacks);
  return entries.some(isStray("texts")) || foldersIn(textPacks).some((name) => !layers.has(name));
}

/** In a repository with other content, only a folder with a brand.json is a brand. */
function brandNames(brands: string, names: readonly string[]): string[] {
  const amongOthers = isRepository(brands);
  return names.filter(
    (name) => name !== "base" && name !== "markets" && (!amongOthers || existsSync(join(brands, name, "brand.json"))),
  );
}

/** The engine's own base and markets. */
export function engineShared(): LayerPlace[] {
  return ["base", ...marketsIn(engineFolders.brands, ["markets"])].map(
    placeIn(engineFolders.brands, engineFolders.textPacks),
  );
}

function placeIn(brands: string, packs: string): (id: string) => LayerPlace {
  return (id) => ({ id, folder: join(brands, id), packs: join(packs, id) });
}

/** The text of a layer's file; none when there is no such file. */
export function textOf({ folder }: LayerPlace, name: string): string {
  try {
    return readFileSync(join(folder, name), "utf8");
  } catch {
    return "";
  }
}

/** Whether a folder has any descriptor. */
export function isBrand({ folder }: LayerPlace): boolean {
  return filesBelow(folder).some((path) => path.endsWith(".json"));
}

/** Whether something that is no folder is where layers are. */
function hasLinks({ brands, textPacks }: Folders): boolean {
  return [brands, textPacks].some(
    (folder) =>
      existsSync(folder) &&
      !isRepository(folder) &&
      readdirSync(folder, { withFileTypes: true }).some((entry) => irregularityOf(entry) !== undefined),
  );
}

function marketsIn(brands: string, names: readonly string[]): string[] {
  return names.includes("markets") ? foldersIn(join(brands, "markets")).map((name) => `markets/${name}`) : [];
}

function foldersIn(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith(".") && entry.name !== "node_modules")
      .map(({ name }) => name)
      .sort();
  } catch {
    throw new UsageError(`There is no folder "${folder}".`);
  }
}
