import type { Draft } from "../layer/draft.ts";
import type { Layer } from "../layer/layer.ts";
import { settingsOf } from "../layer/provenance.ts";
import type { Path, Reference } from "../validate/walk.ts";

/** The first place in the lowest layer, and the layers up to it; no layers for a default. */
export function lowestPlace(
  { layers }: Draft,
  places: readonly Pick<Reference, "path">[],
): { path: Path; layers: readonly Layer[] } {
  const heights = places.map(({ path }) => layers.indexOf(settingsOf(layers, path).at(-1)?.layer as Layer));
  const lowest = Math.min(...heights.filter((height) => height !== -1));
  return {
    path: places[Math.max(0, heights.indexOf(lowest))]?.path ?? [],
    layers: Number.isFinite(lowest) ? layers.slice(0, lowest + 1) : [],
  };
}
