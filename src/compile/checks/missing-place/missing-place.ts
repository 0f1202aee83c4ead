import type { Place } from "#descriptor/places.ts";
import { widgetDescriptions } from "#descriptor/widgets/index.ts";
import { pointerOf } from "#kernel/pointer.ts";
import { touches } from "../../layer/change.ts";
import type { Draft, Finding } from "../../layer/draft.ts";
import { settingsOf } from "../../layer/provenance.ts";
import type { PlacementUse } from "../../validate/walk.ts";
import type { Check } from "../check.ts";

export const missingPlace: Check = {
  id: "missing-place",
  severity: "error",
  description: "A place that a widget leads to is named in `places`.",
  about: [
    "Widgets do not know the ids of your routes. They lead to places, such as `draw` or `messages`, and `places` names the route for each. A brand that removes a place also removes the widgets that lead there.",
  ],
  beyond: {
    when: (change) => touches(change, "places"),
    because: "A widget of a layer below may lead to a place that this layer removes.",
  },
  run: { brand: missingPlaces },
};

function missingPlaces(draft: Draft): Finding[] {
  const { places } = draft.value;
  if (!places) return [];
  const missing = new Map<Place, PlacementUse[]>();
  for (const use of draft.walk.placements)
    for (const place of placesOf(use))
      if (places[place] === undefined) missing.set(place, [...(missing.get(place) ?? []), use]);
  return [...missing].map(([place, uses]) => findingOf(draft, place, uses));
}

function placesOf({ widget }: PlacementUse): readonly Place[] {
  const description = widgetDescriptions[widget];
  return "places" in description ? description.places : [];
}

/** Reported once: where the place was removed, or else at the first widget that leads there. */
function findingOf({ layers }: Draft, place: Place, uses: readonly PlacementUse[]): Finding {
  const [{ widget, path }] = uses as [PlacementUse];
  if (settingsOf(layers, ["places", place]).at(-1)?.value === null)
    return {
      path: ["places", place],
      at: "value",
      message: `The place "${place}" is removed here, but the widget "${widget}" leads there.`,
      hint: `It is used at ${pointerOf(path)}${uses.length > 1 ? ` and ${uses.length - 1} more times` : ""}. Keep the place, or remove that.`,
    };
  return {
    path: [...path, "widget"],
    at: "value",
    message: `The widget "${widget}" leads to the place "${place}", which names no route.`,
    hint: `Name one in "places": { "${place}": "…" }.`,
    relies: { path: ["places", place] },
  };
}
