import { isObject } from "#kernel/json.ts";
import { misspelt, replaced } from "../edit.ts";
import type { MutationKind } from "../mutation.ts";
import type { Place } from "../places.ts";

/** The name of a filter or of a parameter of the address that a bound value takes, with a slip in it. */
export const misspeltBinding: MutationKind = {
  name: "misspelt name in a binding",
  mutate: ({ text, places }, random) => {
    const place = random.some(places.filter(isBoundName));
    if (typeof place?.json !== "string") return undefined;
    const [id = "", part] = place.json.split(".");
    const slip = misspelt(id, random, () => false);
    if (slip === undefined || !/^[a-z][A-Za-z0-9]*$/.test(slip)) return undefined;
    const wrong = part === undefined ? slip : `${slip}.${part}`;
    return { ...replaced(text, place.value, JSON.stringify(wrong)), original: place.json, path: place.path };
  },
};

/** The only value of an object that a source is given. */
export function isBoundName({ path, parent }: Place): boolean {
  const binding = parent?.json;
  return (
    path[0] === "screens" &&
    path.at(-3) === "with" &&
    path.at(-4) === "source" &&
    isObject(binding) &&
    Object.keys(binding).length === 1 &&
    ["filter", "query", "data"].includes(String(path.at(-1)))
  );
}
