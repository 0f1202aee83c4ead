import { isObject } from "#kernel/json.ts";

/** Which values texts are given, in one entry of a section: for each text the names. */
export function valuesWritten(section: unknown, id: string): readonly (readonly string[])[] | undefined {
  const found = isObject(section) ? valuesBelow(section[id]) : [];
  return found.length === 0 ? undefined : found;
}

function valuesBelow(value: unknown): (readonly string[])[] {
  if (Array.isArray(value)) return value.flatMap(valuesBelow);
  if (!isObject(value)) return [];
  const { text, values } = value;
  const own = typeof text === "string" && isObject(values) ? [[text, ...Object.keys(values)]] : [];
  return [...own, ...Object.values(value).flatMap(valuesBelow)];
}
