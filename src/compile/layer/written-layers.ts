import { brand } from "#descriptor/brand.ts";
import { isObject, type Json, type JsonObject } from "#kernel/json.ts";
import type { Layer } from "./layer.ts";
import { mergePatch, type Merge } from "./merge.ts";

/** A layer merged over some layers below: later runs may have others. */
interface Written {
  below: JsonObject;
  written: JsonObject;
}

const nothing: JsonObject = {};
const known = new WeakMap<Layer, Written>();

/**
 * The merged layers as they are written, with the `extends` of the highest. Merged once for all layers that extend the
 * same layer, so objects that a layer does not touch are identical to those below.
 */
export function writtenLayers(layers: readonly Layer[]): JsonObject {
  const top = layers.at(-1);
  if (!top) return nothing;
  const below = writtenLayers(layers.slice(0, -1));
  let found = known.get(top);
  if (found?.below !== below) {
    const { extends: _inherited, ...rest } = below;
    found = { below, written: mergePatch(rest, top.value, brand, mergeSection) as JsonObject };
    known.set(top, found);
  }
  return found.written;
}

/** Sections, and their entries, stay the same objects while neither the layer nor those below have others. */
const mergeEntry = rememberingLast(mergePatch);
const mergeSection = rememberingLast((target, patch, place) => mergePatch(target, patch, place, mergeEntry));

function rememberingLast(merge: Merge): Merge {
  const last = new WeakMap<JsonObject, { target: Json | undefined; merged: Json }>();
  return (target, patch, place) => {
    if (!isObject(patch)) return merge(target, patch, place);
    let found = last.get(patch);
    if (found?.target !== target || found === undefined) {
      found = { target, merged: merge(target, patch, place) };
      last.set(patch, found);
    }
    return found.merged;
  };
}
