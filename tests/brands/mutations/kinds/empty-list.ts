import { replaced } from "../edit.ts";
import type { MutationKind } from "../mutation.ts";

/** A list without entries, where there must be some. */
export const emptyList: MutationKind = {
  name: "empty list",
  mutate: ({ text, places }, random) => {
    const place = random.some(
      places.filter(({ json, schema }) => Array.isArray(json) && schema && !schema.safeParse([]).success),
    );
    return place && { ...replaced(text, place.value, "[]"), path: place.path };
  },
};
