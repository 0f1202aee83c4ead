import { isObject } from "#kernel/json.ts";

/** The values that no two brands may share: every host name and merchant code. */
export function identityTexts(hosts: unknown, merchant: unknown): string[] {
  return [...textsIn(hosts), ...textsIn(merchant)];
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isObject(value) ? Object.values(value).flatMap(textsIn) : [];
}
