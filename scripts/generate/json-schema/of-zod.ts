import { z } from "zod";
import type { Node } from "./node.ts";

/** A zod schema as JSON Schema, and the schemas with an id that it refers to. */
export interface Converted {
  root: Node;
  definitions: Readonly<Record<string, Node>>;
}

/**
 * What an operator writes (`io: "input"`: fields with a default are optional), without the metadata that only the
 * compiler reads.
 */
export function ofZod(schema: z.ZodType): Converted {
  const {
    $defs = {},
    $schema: _dialect,
    ...root
  } = z.toJSONSchema(schema, { io: "input", target: "draft-2020-12" }) as Node;
  const cleaned = (node: Node) => clean(node, $defs, []) as Node;
  const named = Object.entries($defs).filter(([name]) => !isNameless(name));
  return { root: cleaned(root), definitions: Object.fromEntries(named.map(([name, node]) => [name, cleaned(node)])) };
}

/** zod generates ids for recursive schemas that have none; such a schema is inlined where it is used. */
function isNameless(name: string): boolean {
  return name.startsWith("__");
}

function clean(value: unknown, definitions: Readonly<Record<string, Node>>, inside: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((entry) => clean(entry, definitions, inside));
  if (typeof value !== "object" || value === null) return value;
  const { livery, ...node } = value as Node & { livery?: { reference?: string } };
  if (livery?.reference === "icon" && node.enum) return { $ref: "#/$defs/icon" };
  const name = node.$ref?.replace("#/$defs/", "");
  if (name !== undefined && isNameless(name)) {
    if (inside.includes(name))
      throw new Error("A recursive schema has no name: name one of its parts with .meta({ id: … })");
    const { $ref: _written, ...beside } = node;
    return clean({ ...definitions[name], ...beside }, definitions, [...inside, name]);
  }
  const kept = Object.entries(node).filter(
    ([key, inner]) => !isBoundOfIntegers(key, inner) && !(key === "id" && typeof inner === "string"),
  );
  return Object.fromEntries(kept.map(([key, inner]) => [key, clean(inner, definitions, inside)]));
}

/** JavaScript's own number limits mean nothing to an operator. */
function isBoundOfIntegers(key: string, value: unknown): boolean {
  return (
    (key === "maximum" && value === Number.MAX_SAFE_INTEGER) || (key === "minimum" && value === Number.MIN_SAFE_INTEGER)
  );
}
