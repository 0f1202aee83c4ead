import type { z } from "zod";
import { brand } from "#descriptor/brand.ts";
import { isObject, type Json, type JsonObject } from "#kernel/json.ts";
import { branchOf, defOf, innerSchema, typeOf } from "../mutations/schema-at.ts";

export type Steps = readonly (string | number)[];

/**
 * The places of a brand by the schema of their values, those of optional keys that it leaves out among them: each node
 * of the schema that the brand reaches.
 */
export function schemaNodes(merged: JsonObject): Steps[][] {
  const nodes = new Map<z.ZodType | string, Steps[]>();
  const waiting: { schema: z.ZodType; value: Json | undefined; path: Steps }[] = [
    { schema: brand, value: merged, path: [] },
  ];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, path } = next;
    const schema = value === undefined ? next.schema : branchOf(next.schema, value);
    if (path.length > 0) nodes.set(schema, [...(nodes.get(schema) ?? []), path]);
    for (const step of stepsIn(schema, value)) {
      const inner = innerSchema(schema, value, step);
      if (inner) waiting.push({ schema: inner, value: valueIn(value, step), path: [...path, step] });
    }
  }
  return [...nodes.values()];
}

/** The steps to what a value contains, and to the keys that its schema allows. */
function stepsIn(schema: z.ZodType, value: Json | undefined): (string | number)[] {
  if (Array.isArray(value)) return [...value.keys()];
  if (!isObject(value)) return [];
  const allowed = typeOf(schema) === "object" ? Object.keys(defOf(schema).shape) : [];
  return [...new Set([...Object.keys(value), ...allowed])];
}

function valueIn(value: Json | undefined, step: string | number): Json | undefined {
  if (Array.isArray(value)) return value[Number(step)];
  return isObject(value) && Object.hasOwn(value, step) ? value[step] : undefined;
}
