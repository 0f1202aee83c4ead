import type { Place } from "./places.ts";
import { choicesOf, referenceOf } from "./schema-at.ts";

const kinds: ReadonlySet<string | undefined> = new Set([
  "text",
  "route",
  "screen",
  "form",
  "field-preset",
  "footer",
  "menu",
  "flag",
  "rule",
  "access",
  "asset",
  "call",
]);

/** Whether a value names something declared elsewhere. */
export function isReference({ json, schema, path }: Place): boolean {
  if (typeof json !== "string") return false;
  return (
    (kinds.has(referenceOf(schema)) && choicesOf(schema) === undefined) || (path.length === 1 && path[0] === "extends")
  );
}
