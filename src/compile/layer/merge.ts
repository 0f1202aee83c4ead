import { isObject, type Json, type JsonObject } from "#kernel/json.ts";
import { forbiddenKeys } from "../read/file-limits.ts";

/** How a value is merged over the one below. */
export type Merge = (target: Json | undefined, patch: Json) => Json;

/** Keys whose value is a condition: an object with exactly one word. */
const conditionKeys: ReadonlySet<string> = new Set(["when", "not"]);

/** A key that orders the entries of a map. */
export const orderKey = "$order";
/** In an order: the entries that it does not name, in their existing order. */
export const restOfOrder = "...";

/**
 * RFC 7396: a layer merged over the layers below. Objects are merged key by key, null removes, everything else
 * replaces; so does a condition with another word than the one below, because a condition has exactly one. A `$order`
 * list orders the entries of its object and is not kept. Neither argument is modified.
 *
 * @param inner Merges the entries, as this function does.
 */
export function mergePatch(target: Json | undefined, patch: Json, inner: Merge = mergePatch): Json {
  if (!isObject(patch)) return patch;
  const result: JsonObject = isObject(target) ? { ...target } : {};
  for (const key of forbiddenKeys) if (Object.hasOwn(result, key)) delete result[key];
  for (const key of Object.keys(patch)) {
    const value = patch[key] as Json;
    if (forbiddenKeys.has(key) || (key === orderKey && isOrder(value))) continue;
    if (value === null) delete result[key];
    else result[key] = inner(isOtherCondition(key, result[key], value) ? undefined : result[key], value);
  }
  const order = patch[orderKey];
  return isOrder(order) ? ordered(result, order) : result;
}

/** Whether a value is a condition that has no word of the one below. */
function isOtherCondition(key: string, below: Json | undefined, value: Json): boolean {
  if (!conditionKeys.has(key) || !isObject(value) || !isObject(below)) return false;
  const words = Object.keys(value);
  return words.length > 0 && words.every((word) => !Object.hasOwn(below, word));
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
