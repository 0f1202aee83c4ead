import { layerBelowIn } from "#compile/read/layer-below.ts";
import { textOf, type LayerPlace, type LayerPlaces } from "./layer-places.ts";

/** Brands with every layer that they extend, and all that are shared. */
export function withLayersBelow(ids: readonly string[], { shared, brands }: LayerPlaces): string[] {
  const places = new Map(brands.map((place) => [place.id, place]));
  const wanted = new Set(shared.map(({ id }) => id));
  for (const top of ids) {
    for (let id: string | undefined = top; id !== undefined && !wanted.has(id); id = belowOf(id, places.get(id)))
      wanted.add(id);
  }
  return [...wanted];
}

function belowOf(id: string, place: LayerPlace | undefined): string | undefined {
  return place && layerBelowIn(id, textOf(place, "brand.json"));
}
