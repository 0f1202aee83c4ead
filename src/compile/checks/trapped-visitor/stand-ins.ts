import { standIns } from "#descriptor/places.ts";
import { looksAt } from "../../layer/change.ts";
import type { Draft, Finding } from "../../layer/draft.ts";
import { isSetAbove } from "../../layer/provenance.ts";

/** Places that stand in for every page and are the start page: its calls lead there again. */
export function homeAsStandIn(draft: Draft): Finding[] {
  const { places = {} } = draft.value;
  if (!looksAt(draft, "places") || places.home === undefined) return [];
  const same = standIns.filter((place) => places[place] === places.home);
  const [first] = same;
  if (first === undefined) return [];
  const isHome = same.length > 1 || isSetAbove(draft.layers, ["places", "home"], ["places", first]);
  return [
    {
      path: ["places", isHome ? "home" : first],
      at: "value",
      message: `The start page "${places.home}" is also the place "${first}", to which a refusal of the platform leads: its own calls lead there again.`,
      hint: "Name another route.",
    },
  ];
}
