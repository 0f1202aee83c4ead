import { misspelt, replaced } from "../edit.ts";
import type { MutationKind } from "../mutation.ts";

/** The enumeration of the contract whose values a filter offers, with a slip in it. */
export const misspeltEnumeration: MutationKind = {
  name: "misspelt enumeration of a filter",
  mutate: ({ text, places }, random) => {
    const place = random.some(places.filter(({ path }) => path.at(-1) === "of" && path[2] === "filters"));
    if (typeof place?.json !== "string") return undefined;
    const [entity = "", field = ""] = place.json.split(".");
    const slip = misspelt(field, random, () => false);
    if (slip === undefined || !/^[a-z][A-Za-z0-9]*$/.test(slip)) return undefined;
    return {
      ...replaced(text, place.value, JSON.stringify(`${entity}.${slip}`)),
      original: place.json,
      path: place.path,
    };
  },
};
