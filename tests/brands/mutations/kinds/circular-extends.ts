import { replaced } from "../edit.ts";
import type { MutationKind } from "../mutation.ts";

/** A layer that extends itself. */
export const circularExtends: MutationKind = {
  name: "layer that extends itself",
  mutate: ({ text, places, layer }) => {
    const place = places.find(({ path }) => path.length === 1 && path[0] === "extends");
    return place && replaced(text, place.value, JSON.stringify(layer));
  },
};
