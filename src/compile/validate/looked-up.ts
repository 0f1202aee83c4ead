import type { ReferenceKind } from "#descriptor/vocabulary/reference.ts";

/** References whose target is looked up: declared names are well formed, so the lookup alone finds a bad one. */
export const lookedUp: ReadonlySet<ReferenceKind> = new Set([
  "text",
  "route",
  "screen",
  "form",
  "field-preset",
  "footer",
  "menu",
  "rule",
  "access",
  "flag",
  "asset",
  "call",
]);
