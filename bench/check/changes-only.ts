import { changesOrder } from "#compile/layer/no-ops.ts";
import { isObject, type Json } from "#kernel/json.ts";

/** A value without the parts that change nothing because `below` already has them. */
export function changesOnly(value: Json, below: Json | undefined): Json {
  if (!isObject(value) || !isObject(below)) return value;
  const changes = Object.entries(value).flatMap(([key, inner]): [string, Json][] => {
    if (key === "$order") return changesOrder(value, inner as string[], below) ? [[key, inner]] : [];
    if (JSON.stringify(inner) === JSON.stringify(below[key])) return [];
    if (inner === null && !(key in below)) return [];
    const left = changesOnly(inner, below[key]);
    return isObject(left) && Object.keys(left).length === 0 ? [] : [[key, left]];
  });
  return Object.fromEntries(changes);
}
