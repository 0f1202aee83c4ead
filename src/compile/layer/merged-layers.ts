import { isObject, type Json, type JsonObject } from "#kernel/json.ts";
import { valueAtPath } from "#kernel/pointer.ts";
import type { Layer } from "./layer.ts";
import { mergePatch, type Merge } from "./merge.ts";
import { withPresets, type MergedLayers } from "./presets.ts";
import type { Removal } from "./provenance.ts";

/** A layer merged over some layers below: later runs may have others. */
interface Merged extends MergedLayers {
  below: MergedLayers;
}

const nothing: MergedLayers = { written: {}, merged: {} };
const known = new WeakMap<Layer, Merged>();

/**
 * The merged layers, with the `extends` of the highest; fields of forms have what they take from presets. Merged once
 * for all layers that extend the same layer, so objects that a layer does not touch are identical to those below.
 */
export function mergedLayers(layers: readonly Layer[]): JsonObject {
  return writtenAndMerged(layers).merged;
}

function writtenAndMerged(layers: readonly Layer[]): MergedLayers {
  const top = layers.at(-1);
  if (!top) return nothing;
  const below = writtenAndMerged(layers.slice(0, -1));
  let found = known.get(top);
  if (found?.below !== below) {
    const { extends: _inherited, ...rest } = below.written;
    const written = mergePatch(rest, top.value, mergeSection) as JsonObject;
    found = { below, written, merged: withPresets(written, layers, below) };
    known.set(top, found);
  }
  return found;
}

/** Sections, and their entries, stay the same objects while neither the layer nor those below have others. */
const mergeEntry = rememberingLast(mergePatch);
const mergeSection = rememberingLast((target, patch) => mergePatch(target, patch, mergeEntry));

function rememberingLast(merge: Merge): Merge {
  const last = new WeakMap<JsonObject, { target: Json | undefined; merged: Json }>();
  return (target, patch) => {
    if (!isObject(patch)) return merge(target, patch);
    let found = last.get(patch);
    if (found?.target !== target || found === undefined) {
      found = { target, merged: merge(target, patch) };
      last.set(patch, found);
    }
    return found.merged;
  };
}

/** What a layer removes, as it was below that layer; undefined where nothing was there. */
export function removedValue({ path, below }: Removal): Json | undefined {
  return valueAtPath(mergedLayers(below), path) as Json | undefined;
}
