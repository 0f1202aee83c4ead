import type { Draft } from "../layer/draft.ts";
import type { Layer } from "../layer/layer.ts";
import { draftOf } from "./draft-of.ts";

/** The layers up to the lowest that makes something wrong which no layer above corrects. */
export function layersAtFault(draft: Draft, isWrong: (below: Draft) => boolean): readonly Layer[] {
  let { layers } = draft;
  for (;;) {
    const below = layers.slice(0, -1);
    if (below.length === 0 || !isWrong(draftOf({ ...draft, layers: below, covered: true }))) return layers;
    layers = below;
  }
}
