import { misspelt, replaced } from "../edit.ts";
import type { MutationKind } from "../mutation.ts";
import { namesIn } from "../names.ts";

/** An order with a slip in one of its names. */
export const misspeltOrder: MutationKind = {
  name: "misspelt name in an order",
  mutate: ({ text, places }, random, site) => {
    const place = random.some(places.filter(({ path, json }) => path.at(-2) === "$order" && json !== "..."));
    const original = String(place?.json);
    const slip = misspelt(original, random, (name) => namesIn(site).has(name));
    return !place || slip === undefined
      ? undefined
      : { ...replaced(text, place.value, JSON.stringify(slip)), original };
  },
};
