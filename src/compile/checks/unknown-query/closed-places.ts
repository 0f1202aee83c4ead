import { placeQueries, type Place } from "#descriptor/places.ts";
import type { WidgetDescription } from "#descriptor/describe-widget.ts";
import { widgetDescriptions } from "#descriptor/widgets/index.ts";
import { andList } from "#kernel/english-list.ts";
import { choiceHint } from "../../findings/words.ts";
import type { Draft, Finding } from "../../layer/draft.ts";
import { isSetAbove } from "../../layer/provenance.ts";
import type { Path } from "../../validate/walk.ts";
import { parametersOf } from "./parameters-of.ts";
import { screensOf } from "../../analyse/screens-of.ts";

/** Places whose route does not take the queries by which the engine opens it. */
export function closedPlaces(draft: Draft): Finding[] {
  // What changes them is checked as a whole.
  if (draft.change) return [];
  return Object.entries(placeQueries).flatMap(([place, queries]) => closedPlace(place as Place, queries, draft));
}

function closedPlace(place: Place, queries: readonly string[], draft: Draft): Finding[] {
  const route = draft.value.places?.[place];
  const missing = route === undefined ? [] : missingIn(route, queries, draft);
  if (route === undefined || missing.length === 0) return [];
  const open = Object.keys(draft.value.routes ?? {}).filter((id) => missingIn(id, queries, draft).length === 0);
  return [
    {
      path: pathAtFault(place, route, draft),
      at: "value",
      message: `The place "${place}" is opened with ${andList(missing.map((name) => `"${name}"`))}, which the route "${route}" does not take.`,
      hint: choiceHint("", open),
      relies: { path: ["routes", route], inside: true },
    },
  ];
}

/** The queries that a route does not take: neither its address may have them, nor does its screen read them. */
function missingIn(route: string, queries: readonly string[], draft: Draft): string[] {
  const named = parametersOf(route, draft);
  const unnamed = named ? queries.filter((name) => !named.includes(name)) : [];
  const read = unnamed.length === 0 ? [] : readOn(screensOf(draft.value.routes?.[route]), draft);
  return unnamed.filter((name) => !read.includes(name));
}

function readOn(screens: readonly string[], { walk: { references, placements } }: Draft): string[] {
  const isThere = ({ path }: { path: Path }) => path[0] === "screens" && screens.includes(String(path[1]));
  return [
    ...references.flatMap((one) => (one.kind === "query" && isThere(one) ? one.name : [])),
    ...placements.filter(isThere).flatMap(({ widget }) => parametersReadBy(widget)),
  ];
}

function parametersReadBy(widget: keyof typeof widgetDescriptions): readonly string[] {
  return (widgetDescriptions[widget] as WidgetDescription).parameters ?? [];
}

/** The place, unless a layer above the one that names it changes the route. */
function pathAtFault(place: Place, route: string, { layers }: Draft): Path {
  const own: Path = ["places", place];
  const parts = ["query", "screen"].map((part): Path => ["routes", route, part]);
  return parts.find((part) => isSetAbove(layers, part, own)) ?? own;
}
