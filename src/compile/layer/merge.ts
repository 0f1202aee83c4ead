import { isObject, type Json, type JsonObject } from "#kernel/json.ts";
import { forbiddenKeys } from "../read/file-limits.ts";
import { isOtherKind, placeIn, type Place } from "./union-places.ts";

/** How a value is merged over the one below. */
export type Merge = (target: Json | undefined, patch: Json, place?: Place) => Json;

/** A key that orders the entries of a map. */
export const orderKey = "$order";
/** In an order: the entries that it does not name, in their existing order. */
export const restOfOrder = "...";

/**
 * RFC 7396: a layer merged over the layers below. Objects are merged key by key, null removes, everything else
 * replaces; so does what the schema knows as another kind of value, because merged it would be neither. A `$order` list
 * orders the entries of its object and is not kept. No argument is modified.
 *
 * @param place Where in a brand this is; without it nothing is known of kinds.
 * @param inner Merges the entries, as this function does.
 */
export function mergePatch(target: Json | undefined, patch: Json, place?: Place, inner: Merge = mergePatch): Json {
  if (!isObject(patch)) return patch;
  const below: JsonObject = isObject(target) ? target : {};
  const result: JsonObject = { ...below };
  for (const key of forbiddenKeys) if (Object.hasOwn(result, key)) delete result[key];
  for (const key of Object.keys(patch)) {
    const value = patch[key] as Json;
    if (forbiddenKeys.has(key) || (key === orderKey && isOrder(value))) continue;
    const old = result[key];
    const entry = isObject(old) && isObject(value) ? placeIn(place, below, patch, key) : undefined;
    if (value === null) delete result[key];
    else result[key] = inner(isOtherKind(entry, old, value) ? undefined : old, value, entry);
  }
  const order = patch[orderKey];
  return isOrder(order) ? ordered(result, order) : result;
}

/** The entries of an object in an order: "..." is the place of those not named; without it they come last. */
export function ordered(value: JsonObject, order: readonly string[]): JsonObject {
  const named = new Set(order);
  const rest = Object.keys(value).filter((key) => !named.has(key));
  const keys = order.includes(restOfOrder)
    ? order.flatMap((key) => (key === restOfOrder ? rest : [key]))
    : [...order, ...rest];
  const result: JsonObject = {};
  for (const key of keys) if (Object.hasOwn(value, key)) result[key] = value[key] as Json;
  return result;
}

export function isOrder(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === "string");
}
