import { statSync } from "node:fs";
import { entriesBelow } from "#capabilities/folder-entries.ts";
import type { LayerPlace, LayerPlaces } from "../sweep/layer-places.ts";
import { withLayersBelow } from "../sweep/layers-below.ts";

/** Those of some brands of which a file has changed, or one of a layer below, since it was last asked. */
export type ChangedBrands = (ids: readonly string[], places: LayerPlaces) => readonly string[];

/** Compares what the disk says about files: after a save only one of many brands is read. The first time all are new. */
export function changedBrands(): ChangedBrands {
  const stamps = new Map<string, string>();
  const isChanged = (place: LayerPlace) => {
    const [before, now] = [stamps.get(place.id), stampOf(place)];
    stamps.set(place.id, now);
    return before !== now;
  };
  return (ids, places) => {
    const wanted = new Set(withLayersBelow(ids, places));
    const changed = new Set([...places.shared, ...places.brands].filter(({ id }) => wanted.has(id)).filter(isChanged));
    if (places.shared.some((place) => changed.has(place))) return ids;
    const changedIds = new Set([...changed].map(({ id }) => id));
    return changedIds.size === 0
      ? []
      : ids.filter((id) => withLayersBelow([id], places).some((layer) => changedIds.has(layer)));
  };
}

function stampOf({ folder, packs }: LayerPlace): string {
  return [folder, packs]
    .flatMap((root) => entriesBelow(root))
    .map(({ path }) => `${path} ${statSync(path, { throwIfNoEntry: false })?.mtimeMs}`)
    .join("\n");
}
