import { fieldsBeside } from "../cell-source.ts";
import { replaced } from "../edit.ts";
import type { MutationKind } from "../mutation.ts";
import type { Place } from "../places.ts";

/** A list that is grouped by the day of a field which is on none, or put in the order of one that is no time. */
export const wrongDayField: MutationKind = {
  name: "no time where a list needs one",
  mutate: ({ text, places }, random) => {
    const place = random.some(places.filter(namesTime));
    const wrong = place && random.some(otherFields(place));
    return place && wrong !== undefined
      ? { ...replaced(text, place.value, JSON.stringify(wrong)), path: place.path }
      : undefined;
  },
};

function namesTime({ path, json }: Place): boolean {
  return (
    typeof json === "string" && ["byDay", "latestFirst"].includes(String(path.at(-1))) && path.at(-2) === "options"
  );
}

/** The fields of what the list shows that are on no day. */
function otherFields(place: Place): string[] {
  return Object.entries(fieldsBeside(place) ?? {}).flatMap(([name, { type }]) =>
    type === "instant" || type === "date" || type === "nested" ? [] : [name],
  );
}
