import { setAbove } from "../above.ts";
import { replaced } from "../edit.ts";
import type { MutationKind } from "../mutation.ts";
import { isRequiredPart } from "../required-part.ts";

/** Null for a required value. */
export const nullForRequired: MutationKind = {
  name: "null for a required field",
  mutate: ({ text, places, layer }, random, site) => {
    const place = random.some(places.filter(isRequiredPart));
    if (!place) return undefined;
    return {
      ...replaced(text, place.value, "null"),
      path: place.path,
      reaches: (brand) => setAbove(site, layer, place.path, brand) === "nothing",
    };
  },
};
