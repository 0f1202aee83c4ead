import { readdirSync } from "node:fs";
import { join } from "node:path";

/** Where a layer lies. */
export interface LayerPlace {
  /** "base", "markets/ph" or a brand's id. */
  id: string;
  folder: string;
  /** Folder of its words; it need not exist. */
  packs: string;
}

/** The layers of two folders: base, the markets, and the brands in alphabetical order. */
export function layerPlaces(brands: string, textPacks: string): { shared: LayerPlace[]; brands: LayerPlace[] } {
  const place = (id: string): LayerPlace => ({ id, folder: join(brands, id), packs: join(textPacks, id) });
  const names = foldersIn(brands);
  const markets = names.includes("markets") ? foldersIn(join(brands, "markets")).map((name) => place(`markets/${name}`)) : [];
  return {
    shared: [...(names.includes("base") ? [place("base")] : []), ...markets],
    brands: names.filter((name) => name !== "base" && name !== "markets").map(place),
  };
}

function foldersIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory() && !entry.name.startsWith(".") && entry.name !== "node_modules").map(({ name }) => name).sort();
}
