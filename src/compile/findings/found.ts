import type { Finding } from "../layer/draft.ts";
import type { ShapeRule } from "../validate/walk.ts";
import type { Severity } from "./diagnostic.ts";

/** What a rule found in a brand or layer, not yet located in a file. */
export interface Found {
  check: { id: string; severity: Severity; suppressible?: true };
  finding: Finding;
}

const shapeRules: Readonly<Record<ShapeRule, true>> = {
  "wrong-shape": true,
  "unknown-key": true,
  "unknown-widget": true,
  "unknown-slot": true,
  "unknown-icon": true,
  "forbidden-link": true,
};

/** Whether it is a value that does not match the schema. */
export function isOfShape({ check }: Found): boolean {
  return Object.hasOwn(shapeRules, check.id);
}
