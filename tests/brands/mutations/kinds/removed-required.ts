import { entrySpan, positionOf, replaced } from "../edit.ts";
import { setAbove } from "../above.ts";
import type { MutationKind } from "../mutation.ts";
import { isRequiredPart } from "../required-part.ts";

/** A required value is removed, and no other layer sets it. */
export const removedRequired: MutationKind = {
  name: "removed required field",
  mutate: ({ text, places, layer }, random, site) => {
    const place = random.some(places.filter((one) => one.below === undefined && isRequiredPart(one)));
    if (!place?.key || !place.parent) return undefined;
    const { parent, path } = place;
    // A condition or a binding without its one key is empty: that is reported for the whole of it.
    const isOfOne =
      ["when", "not", "of"].includes(String(path.at(-2))) || path.at(-3) === "with" || path.at(-1) === "watch";
    const reported = parent.children.length === 1 && isOfOne ? parent.value : (parent.key ?? parent.value);
    return {
      text: replaced(text, entrySpan(text, place.key, place.value), "").text,
      ...positionOf(text, reported.offset),
      path,
      reaches: (brand) => setAbove(site, layer, path, brand) === "nothing",
    };
  },
};
