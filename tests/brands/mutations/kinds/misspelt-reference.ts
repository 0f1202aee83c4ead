import { misspelt, replaced } from "../edit.ts";
import type { MutationKind } from "../mutation.ts";
import { namesIn } from "../names.ts";
import { isReference } from "../references.ts";

/** The name of something declared elsewhere with a slip in it: a route, a text, a flag, a rule, a layer. */
export const misspeltReference: MutationKind = {
  name: "misspelt reference",
  mutate: ({ text, places }, random, site) => {
    const place = random.some(places.filter(isReference));
    const original = String(place?.json);
    const slip = misspelt(original, random, (name) => namesIn(site).has(name));
    return !place || slip === undefined
      ? undefined
      : { ...replaced(text, place.value, JSON.stringify(slip)), original, path: place.path };
  },
};
