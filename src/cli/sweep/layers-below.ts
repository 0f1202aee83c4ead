import { readFileSync } from "node:fs";
import { isObject } from "#kernel/json.ts";
import type { LayerPlaces } from "./layer-places.ts";

/** Brands with every layer that they extend, and all that are shared. */
export function withLayersBelow(ids: readonly string[], { shared, brands }: LayerPlaces): string[] {
  const places = new Map(brands.map((place) => [place.id, place]));
  const wanted = new Set(shared.map(({ id }) => id));
  for (const top of ids) {
    for (let id: string | undefined = top; id !== undefined && !wanted.has(id); id = extendedBy(places.get(id)?.folder))
      wanted.add(id);
  }
  return [...wanted];
}

function extendedBy(folder: string | undefined): string | undefined {
  if (folder === undefined) return undefined;
  try {
    const parsed: unknown = JSON.parse(readFileSync(`${folder}/brand.json`, "utf8"));
    return isObject(parsed) && typeof parsed["extends"] === "string" ? parsed["extends"] : undefined;
  } catch {
    return undefined;
  }
}
