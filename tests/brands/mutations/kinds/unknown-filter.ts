import { isObject } from "#kernel/json.ts";
import { replaced } from "../edit.ts";
import type { MutationKind } from "../mutation.ts";
import { isBoundName } from "./misspelt-binding.ts";

/** A binding that names a filter unlike any that its screen has. */
export const unknownFilter: MutationKind = {
  name: "filter that the screen does not have",
  mutate: ({ text, places }, random) => {
    const place = random.some(places.filter((one) => isBoundName(one) && one.path.at(-1) === "filter"));
    if (!place || !isObject(place.parent?.json)) return undefined;
    const wrong = random.pick(["zzzqqqxxx", "warehouse", "zodiac.from"]);
    return { ...replaced(text, place.value, JSON.stringify(wrong)), path: place.path };
  },
};
