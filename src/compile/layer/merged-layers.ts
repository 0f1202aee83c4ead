import type { JsonObject } from "#kernel/json.ts";
import type { Layer } from "./layer.ts";
import { mergePatch } from "./merge.ts";

const known = new WeakMap<Layer, JsonObject>();

/**
 * What the layers say together, with the `extends` of the highest. Merged once for all layers that stand on the same:
 * objects that a layer says nothing about are those of the layer below.
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
