import { isObject } from "#kernel/json.ts";
import { replaced } from "../edit.ts";
import type { MutationKind } from "../mutation.ts";
import type { Place } from "../places.ts";
import { isBoundName } from "./misspelt-binding.ts";

/** A choice bound to a parameter that takes a day; the filter of days still has an effect by its other day. */
export const wrongBoundType: MutationKind = {
  name: "choice bound to a parameter that takes a day",
  mutate: ({ text, places }, random) => {
    const place = random.some(places.filter(isDay));
    if (!place?.parent) return undefined;
    const wrong = random.pick(["userName"]);
    return { ...replaced(text, place.parent.value, JSON.stringify({ visitor: wrong })), path: place.parent.path };
  },
};

function isDay(place: Place): boolean {
  const given = place.parent?.parent?.json;
  return isBoundName(place) && String(place.json).endsWith(".from") && isObject(given) && given["to"] !== undefined;
}
