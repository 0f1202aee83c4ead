import { replaced } from "../edit.ts";
import type { MutationKind } from "../mutation.ts";

/** A key without quotes, or in the quotes of another language. */
export const wrongQuotes: MutationKind = {
  name: "key without double quotes",
  mutate: ({ text, places }, random) => {
    const place = random.some(places.filter(({ key }) => key !== undefined));
    if (!place?.key) return undefined;
    const name = String(place.path.at(-1));
    return replaced(text, place.key, random.pick([name, `'${name}'`, `“${name}”`]));
  },
};
