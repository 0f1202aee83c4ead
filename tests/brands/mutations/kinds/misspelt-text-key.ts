import { misspelt, replaced } from "../edit.ts";
import type { MutationKind } from "../mutation.ts";
import { namesIn } from "../names.ts";

/**
 * The key of a text with a slip in it, in one language. Visitors read the other language, or the texts of the layer
 * below: the brand can be served.
 */
export const misspeltTextKey: MutationKind = {
  name: "misspelt key of a text",
  warning: true,
  mutate: ({ text, places, isPack }, random, site) => {
    const place = isPack
      ? random.some(places.filter(({ path, key }) => key && path.length === 1 && !String(path[0]).startsWith("$")))
      : undefined;
    const original = String(place?.path[0]);
    const slip = place && misspelt(original, random, (name) => namesIn(site).has(name));
    return !place?.key || slip === undefined
      ? undefined
      : { ...replaced(text, place.key, JSON.stringify(slip)), original };
  },
};
