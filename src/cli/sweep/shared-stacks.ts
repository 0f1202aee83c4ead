import { stackedAll, type StackedLayer } from "#compile/check-change.ts";
import { memoizeByIdentity } from "#kernel/memoize.ts";
import type { SharedLayers } from "./shared-layers.ts";

/** Base and the markets, read and merged, by id. */
export const stacksOf: (layers: SharedLayers) => ReadonlyMap<string, StackedLayer> = memoizeByIdentity((layers) =>
  stackedAll(layers.files()),
);
