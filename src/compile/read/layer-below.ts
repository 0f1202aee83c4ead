import { objectIn, type JsonObject } from "#kernel/json.ts";
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

/** The layer that another one extends, by the text of its brand.json; what cannot be read names none. */
export function layerBelowIn(id: string, text = "{}"): string | undefined {
  return layerBelow(id, objectIn(text) ?? {});
}

/** All layers that another one extends, the nearest first. Of layers that extend each other, each comes once. */
export function layersBelow(id: string, belowOf: (id: string) => string | undefined): string[] {
  const below = new Set([id]);
  for (let next = belowOf(id); next !== undefined && !below.has(next); next = belowOf(next)) below.add(next);
  return [...below].slice(1);
}
