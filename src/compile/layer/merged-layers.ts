import type { Json, JsonObject } from "#kernel/json.ts";
import { valueAtPath } from "#kernel/pointer.ts";
import type { Layer } from "./layer.ts";
import { mergePatch } from "./merge.ts";
import { withPresets, type MergedLayers } from "./presets.ts";
import type { Removal } from "./provenance.ts";

const known = new WeakMap<Layer, MergedLayers>();

/**
 * The merged layers, with the `extends` of the highest; fields of forms have what they take from presets. Merged once
 * for all layers that extend the same layer, so objects that a layer does not touch are identical to those below.
 */
export function mergedLayers(layers: readonly Layer[]): JsonObject {
  return writtenAndMerged(layers).merged;
}

function writtenAndMerged(layers: readonly Layer[]): MergedLayers {
  const top = layers.at(-1);
  if (!top) return { written: {}, merged: {} };
  let found = known.get(top);
  if (!found) {
    const below = writtenAndMerged(layers.slice(0, -1));
    const { extends: _inherited, ...rest } = below.written;
    const written = mergePatch(rest, top.value) as JsonObject;
    found = { written, merged: withPresets(written, layers, below) };
    known.set(top, found);
  }
  return found;
}

/** What a layer removes, as it was below that layer; undefined where nothing was there. */
export function removedValue({ path, below }: Removal): Json | undefined {
  return valueAtPath(mergedLayers(below), path) as Json | undefined;
}
