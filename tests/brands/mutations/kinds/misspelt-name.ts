import { misspelt, replaced } from "../edit.ts";
import type { MutationKind } from "../mutation.ts";
import { namesIn } from "../names.ts";
import { typeOf } from "../schema-at.ts";

/** A layer changes or removes an entry of a layer below, and misspells its name. */
export const misspeltName: MutationKind = {
  name: "misspelt name of an entry",
  mutate: ({ text, places, isPack }, random, site) => {
    const place = isPack
      ? undefined
      : random.some(
          places.filter(
            ({ key, below, parent, path }) =>
              key && below !== undefined && typeOf(parent?.schema) === "record" && path.at(-1) !== "$order",
          ),
        );
    if (!place?.key) return undefined;
    const original = String(place.path.at(-1));
    const slip = misspelt(original, random, (name) => namesIn(site).has(name));
    return slip === undefined
      ? undefined
      : { ...replaced(text, place.key, JSON.stringify(slip)), original, path: [...place.path.slice(0, -1), slip] };
  },
};
