import { misspelt, replaced } from "../edit.ts";
import type { MutationKind } from "../mutation.ts";
import { choicesOf } from "../schema-at.ts";

/** A value of a closed choice with a slip in it: a widget, an icon, a deed, a look. */
export const misspeltValue: MutationKind = {
  name: "misspelt value of a choice",
  mutate: ({ text, places }, random) => {
    const place = random.some(
      places.filter(({ said, schema }) => typeof said === "string" && choicesOf(schema)?.includes(said)),
    );
    const choices = choicesOf(place?.schema) ?? [];
    const original = String(place?.said);
    const slip = misspelt(original, random, (name) => choices.includes(name));
    return !place || slip === undefined
      ? undefined
      : { ...replaced(text, place.value, JSON.stringify(slip)), original, path: place.path };
  },
};
