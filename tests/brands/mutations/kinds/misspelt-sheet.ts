import { misspelt, replaced } from "../edit.ts";
import type { MutationKind } from "../mutation.ts";
import { referenceOf } from "../schema-at.ts";

/** The name of a sheet that something opens, with a slip in it. */
export const misspeltSheet: MutationKind = {
  name: "misspelt sheet",
  mutate: ({ text, places }, random) => {
    const place = random.some(places.filter(({ schema, json }) => referenceOf(schema) === "sheet" && json !== null));
    const original = String(place?.json);
    const slip = misspelt(original, random, (name) => name === original);
    return !place || slip === undefined
      ? undefined
      : { ...replaced(text, place.value, JSON.stringify(slip)), original, path: place.path };
  },
};
