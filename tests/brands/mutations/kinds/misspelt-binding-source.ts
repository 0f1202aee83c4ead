import { misspelt, replaced } from "../edit.ts";
import type { MutationKind } from "../mutation.ts";
import { isBoundName } from "./misspelt-binding.ts";

const sources = ["query", "filter", "data", "row", "visitor", "site"];

/** The key that says where a bound value comes from, with a slip in it. */
export const misspeltBindingSource: MutationKind = {
  name: "misspelt source of a binding",
  mutate: ({ text, places }, random) => {
    const place = random.some(places.filter(isBoundName));
    const source = String(place?.path.at(-1));
    const slip = place && misspelt(source, random, (name) => sources.includes(name));
    if (!place?.key || slip === undefined) return undefined;
    return { ...replaced(text, place.key, JSON.stringify(slip)), original: source, path: place.path };
  },
};
