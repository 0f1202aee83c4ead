import { contract } from "#gateway/contract.ts";
import type { Endpoint } from "#gateway/endpoint.ts";
import { EVERY_FILTER } from "#descriptor/vocabulary/source.ts";
import { isObject, type Json, type JsonObject } from "#kernel/json.ts";
import { memoizeByIdentity } from "#kernel/memoize.ts";

/** Screens in which a call that is given every filter is given each of them by its name. */
export function withFilterParameters(merged: JsonObject): JsonObject {
  const { screens } = merged;
  return isObject(screens) ? { ...merged, screens: resolvedScreens(screens) } : merged;
}

// Brands share most screens with the layers below them: those stay the same objects.
const resolvedScreens = memoizeByIdentity((screens: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(screens).map(([id, screen]) => [id, isObject(screen) ? resolvedScreen(screen) : screen]),
  ),
);

const resolvedScreen = memoizeByIdentity((screen: JsonObject): JsonObject => {
  const { filters } = screen;
  return isObject(filters) ? (resolved(screen, filters) as JsonObject) : screen;
});

/** A part of a screen; one in which nothing is given every filter stays the same object. */
function resolved(value: Json, filters: JsonObject): Json {
  if (Array.isArray(value)) return unlessSame(value, (entry) => resolved(entry, filters));
  if (!isObject(value)) return value;
  // Without a call, which is a mistake of its own, there is nothing to give.
  if (value["with"] === EVERY_FILTER)
    return { ...value, with: typeof value["call"] === "string" ? parametersFrom(filters, value["call"]) : {} };
  const entries = Object.entries(value).map(([key, inner]) => [key, resolved(inner, filters)] as const);
  return entries.every(([key, inner]) => inner === value[key]) ? value : Object.fromEntries(entries);
}

function unlessSame(value: readonly Json[], change: (entry: Json) => Json): Json {
  const changed = value.map(change);
  return (changed.every((entry, index) => entry === value[index]) ? value : changed) as Json;
}

/** The parameters that a call has by the names of the filters; of a period by those of its ends. */
function parametersFrom(filters: JsonObject, call: string): JsonObject {
  const known = Object.hasOwn(contract, call) ? (contract as Record<string, Endpoint>)[call]?.input.shape : undefined;
  const parameters = Object.entries(filters).flatMap(([id, filter]): [string, string][] =>
    isObject(filter) && filter["kind"] === "period"
      ? [
          ["from", `${id}.from`],
          ["to", `${id}.to`],
        ]
      : [[id, id]],
  );
  return Object.fromEntries(
    parameters.filter(([name]) => Object.hasOwn(known ?? {}, name)).map(([name, filter]) => [name, { filter }]),
  );
}
