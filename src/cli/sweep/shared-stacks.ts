import { stackedAll, type StackedLayer } from "#compile/check-change.ts";
import { memoizeByIdentity } from "#kernel/memoize.ts";
import type { SharedLayers } from "./shared-layers.ts";

/** Base and the markets, read and merged, by id; empty when the compiler fails on them. */
export const stacksOf: (layers: SharedLayers) => ReadonlyMap<string, StackedLayer> = memoizeByIdentity((layers) => {
  try {
    return stackedAll(layers.files());
  } catch {
    // The full check reports a failure of the compiler.
    return new Map();
  }
});
