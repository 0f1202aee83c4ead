import { misspelt, replaced } from "../edit.ts";
import type { MutationKind } from "../mutation.ts";

/** A translation with a slip in the name of a value that it takes. */
export const misspeltPlaceholder: MutationKind = {
  name: "misspelt placeholder of a text",
  mutate: ({ path, text, places, isPack }, random) => {
    const place =
      isPack && !path.endsWith("/EN.json")
        ? random.some(places.filter(({ json }) => typeof json === "string" && json.includes("{{")))
        : undefined;
    if (!place) return undefined;
    const names = [...String(place.json).matchAll(/\{\{\s*(\w+)/g)].map(([, name = ""]) => name);
    const original = random.pick(names);
    const slip = misspelt(original, random, (name) => names.includes(name));
    return slip === undefined
      ? undefined
      : {
          ...replaced(
            text,
            place.value,
            JSON.stringify(String(place.json).replace(new RegExp(`(\\{\\{\\s*)${original}`), `$1${slip}`)),
          ),
          original: `{{${original}}}`,
        };
  },
};
