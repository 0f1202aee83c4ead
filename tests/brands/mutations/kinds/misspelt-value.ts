import { misspelt, replaced } from "../edit.ts";
import type { MutationKind } from "../mutation.ts";
import { choicesOf } from "../schema-at.ts";

/** A value of a closed choice with a slip in it: a widget, an icon, an action, a look. */
export const misspeltValue: MutationKind = {
  name: "misspelt value of a choice",
  mutate: ({ text, places }, random) => {
    const place = random.some(
      places.filter(({ json, schema }) => typeof json === "string" && choicesOf(schema)?.includes(json)),
    );
    const choices = choicesOf(place?.schema) ?? [];
    const original = String(place?.json);
    const slip = misspelt(original, random, (name) => choices.includes(name));
    return !place || slip === undefined
      ? undefined
      : { ...replaced(text, place.value, JSON.stringify(slip)), original, path: place.path };
  },
};
