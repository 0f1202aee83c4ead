import { misspelt, replaced } from "../edit.ts";
import type { MutationKind } from "../mutation.ts";
import { defOf, typeOf } from "../schema-at.ts";

/** A key of the schema with a slip in it. */
export const misspeltKey: MutationKind = {
  name: "misspelt key",
  mutate: ({ text, places }, random) => {
    const place = random.some(
      places.filter(
        ({ key, path, parent }) =>
          key &&
          typeOf(parent?.schema) === "object" &&
          parent?.schema &&
          Object.hasOwn(defOf(parent.schema).shape, String(path.at(-1))),
      ),
    );
    if (!place?.key || !place.parent?.schema) return undefined;
    const original = String(place.path.at(-1));
    const { shape } = defOf(place.parent.schema);
    const slip = misspelt(original, random, (name) => Object.hasOwn(shape, name));
    return slip === undefined
      ? undefined
      : { ...replaced(text, place.key, JSON.stringify(slip)), original, path: [...place.path.slice(0, -1), slip] };
  },
};
