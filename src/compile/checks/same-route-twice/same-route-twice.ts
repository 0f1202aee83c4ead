import { mishaps, standIns, type Place } from "#descriptor/places.ts";
import { touches } from "../../layer/change.ts";
import type { Draft, Finding } from "../../layer/draft.ts";
import { settingsOf } from "../../layer/provenance.ts";
import { layersAtFault } from "../../validate/layers-at-fault.ts";
import type { Check } from "../check.ts";

export const sameRouteTwice: Check = {
  id: "same-route-twice",
  severity: "warning",
  suppressible: true,
  description: "A layer gives no other purpose to a page to get in, to play, or to be shown instead of others.",
  about: [
    'The site, and its widgets, lead to places by what they are for. A member who taps "Deposit" and comes to the page to sign in, or a guest whose start page is the page for phones without a connection, does not find what was named. What is shown at a wrong address may be the start page.',
  ],
  reads: ([section], { value }) => section === "places" && value.places,
  run: { brand: sharedRoutes },
};

/** What places are for, where nothing else is shown. */
const purposes: Readonly<Record<string, readonly Place[]>> = {
  "to get in": ["signIn", "signUp", "recovery", "trial", "newPassword"],
  "when something else cannot be shown": mishaps,
  "to play": ["game", "draw"],
};

/** Places that may be home: what is shown at a wrong address. */
const mayBeHome: Place = "notFound";
/** Places that are not home by other rules, "no-way-on" and "trapped-visitor". */
const neverHome: readonly string[] = ["signIn", "signUp", ...standIns];

function sharedRoutes(draft: Draft): Finding[] {
  if (draft.change && !touches(draft.change, "places")) return [];
  return clashesIn(draft).map(({ place, other, purpose, route }): Finding => {
    const layers = layersAtFault(draft, (below) =>
      clashesIn(below).some((one) => one.place === place && one.other === other),
    );
    return {
      path: ["places", place],
      at: "value",
      layers,
      message: `The page "${route}" is there ${purpose}, as the place "${other}": it is not the place "${place}", too.`,
      hint: "Name another route, or remove one of the two places.",
    };
  });
}

interface Clash {
  /** The one that was named last. */
  place: string;
  other: string;
  purpose: string;
  route: string;
}

function clashesIn(draft: Draft): Clash[] {
  const entries = Object.entries(draft.value.places ?? {}).flatMap(([place, route]) =>
    route === undefined ? [] : [{ place, route, height: heightOf(place, draft) }],
  );
  const ordered = entries.toSorted((one, two) => one.height - two.height);
  const found = ordered.flatMap((last, index) =>
    ordered.slice(0, index).flatMap((first): Clash[] => {
      // Who names both in one layer sees that they are the same.
      const isSame = first.route === last.route && first.height < last.height;
      const purpose = isSame ? clashOf(first.place, last.place) : undefined;
      return purpose === undefined ? [] : [{ place: last.place, other: first.place, purpose, route: last.route }];
    }),
  );
  // One place that is wrong may clash with several.
  return [...new Map(found.toReversed().map((clash) => [clash.place, clash])).values()];
}

function heightOf(place: string, { layers }: Draft): number {
  return layers.findLastIndex((layer) => settingsOf([layer], ["places", place]).length > 0);
}

/** The purpose of one of two places that the other does not have. */
function clashOf(first: string, last: string): string | undefined {
  if (last === mayBeHome && first === "home") return undefined;
  if ([first, last].includes("home") && [first, last].some((place) => neverHome.includes(place))) return undefined;
  const [one, other] = [purposeOf(first), purposeOf(last)];
  return one === other ? undefined : (one ?? other);
}

function purposeOf(place: string): string | undefined {
  return Object.keys(purposes).find((purpose) => purposes[purpose]?.some((one) => one === place));
}
