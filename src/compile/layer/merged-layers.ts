import type { JsonObject } from "#kernel/json.ts";
import type { Layer } from "./layer.ts";
import { mergePatch } from "./merge.ts";

const known = new WeakMap<Layer, JsonObject>();

/**
 * The merged layers, with the `extends` of the highest. Merged once for all layers that extend the same layer, so
 * objects that a layer does not touch are identical to those below.
 */
export function mergedLayers(layers: readonly Layer[]): JsonObject {
  const top = layers.at(-1);
  if (!top) return {};
  let merged = known.get(top);
  if (!merged) {
    const { extends: _inherited, ...below } = mergedLayers(layers.slice(0, -1));
    merged = mergePatch(below, top.value) as JsonObject;
    known.set(top, merged);
  }
  return merged;
}
