import type { Json, JsonObject } from "#kernel/json.ts";
import { valueAtPath } from "#kernel/pointer.ts";
import { withFilterParameters } from "./filter-parameters.ts";
import type { Layer } from "./layer.ts";
import { withPresets } from "./presets.ts";
import type { Removal } from "./provenance.ts";
import { writtenLayers } from "./written-layers.ts";

/** Layers with what they say in short, by the layers as they are written. */
const known = new WeakMap<JsonObject, JsonObject>();

/**
 * The merged layers, with the `extends` of the highest; fields of forms have what they take from presets, and calls the
 * filters that they are given.
 */
export function mergedLayers(layers: readonly Layer[]): JsonObject {
  if (layers.length === 0) return {};
  const written = writtenLayers(layers);
  let merged = known.get(written);
  if (merged === undefined) {
    const below = layers.slice(0, -1);
    merged = withFilterParameters(
      withPresets(written, layers, { written: writtenLayers(below), merged: mergedLayers(below) }),
    );
    known.set(written, merged);
  }
  return merged;
}

/** What a layer removes, as it was below that layer; undefined where nothing was there. */
export function removedValue({ path, below }: Removal): Json | undefined {
  return valueAtPath(mergedLayers(below), path) as Json | undefined;
}
