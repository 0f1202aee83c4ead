import { placeQueries } from "#descriptor/places.ts";
import { addedSection } from "../added-section.ts";
import { replaced } from "../edit.ts";
import type { MutationKind } from "../mutation.ts";

const opened = Object.keys(placeQueries);
/** Routes that take none of the queries by which places are opened. */
const closed = ["login", "settings", "download", "lottery", "service"];

/** A route that does not take what a place is opened by. */
export const closedPlace: MutationKind = {
  name: "place whose route does not take its queries",
  mutate: (file, random) => {
    const [name, route] = [random.pick(opened), JSON.stringify(random.pick(closed))];
    if (file.path !== "brands/base/places.json")
      return addedSection(file, "places", { before: `{ "${name}": `, after: `${route} }` });
    const place = file.places.find(({ path }) => path.length === 2 && path[1] === name);
    return place && { ...replaced(file.text, place.value, route), path: place.path };
  },
};
