import { replaced } from "../edit.ts";
import type { MutationKind } from "../mutation.ts";
import { isReference } from "../references.ts";
import { referenceOf } from "../schema-at.ts";

/** A name that does not exist and is similar to none. */
export const danglingReference: MutationKind = {
  name: "dangling reference",
  mutate: ({ text, places }, random) => {
    const place = random.some(places.filter(isReference));
    if (!place) return undefined;
    const kind = referenceOf(place.schema);
    const name = kind === "flag" ? "QQZZXXJJVV" : kind === "asset" ? "assets/qqzzxxjjvv.svg" : "qqzzxxjjvv";
    return { ...replaced(text, place.value, JSON.stringify(name)), path: place.path };
  },
};
