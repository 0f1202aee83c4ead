import type { JsonObject } from "#kernel/json.ts";
import { nearest } from "#kernel/near.ts";

/**
 * The layer that another one extends, by what that one says; undefined for base. It is also read under a key similar to
 * "extends": the typo is reported, and need not break everything else.
 */
export function layerBelow(id: string, value: JsonObject): string | undefined {
  const key = Object.hasOwn(value, "extends") ? "extends" : nearest("extends", Object.keys(value));
  const named = key === undefined ? undefined : value[key];
  if (typeof named === "string") return named;
  return id === "base" ? undefined : "base";
}
