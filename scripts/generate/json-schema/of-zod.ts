import { z } from "zod";
import type { LiveryMeta } from "#descriptor/vocabulary/reference.ts";
import type { Node } from "./node.ts";

/** A zod schema as JSON Schema, and the schemas with an id that it refers to. */
export interface Converted {
  root: Node;
  definitions: Readonly<Record<string, Node>>;
}

/**
 * What an operator writes (`io: "input"`: fields with a default are optional), without the metadata that only the
 * compiler reads.
 *
 * @param changed What becomes of a schema with metadata.
 */
export function ofZod(
  schema: z.ZodType,
  changed: (node: Node, remarks: LiveryMeta) => Node = (node) => node,
): Converted {
  const {
    $defs = {},
    $schema: _dialect,
    ...root
  } = z.toJSONSchema(schema, { io: "input", target: "draft-2020-12" }) as Node;
  const cleaned = (node: Node) => clean(node, { definitions: $defs, changed }, []) as Node;
  const named = Object.entries($defs).filter(([name]) => !isNameless(name));
  return { root: cleaned(root), definitions: Object.fromEntries(named.map(([name, node]) => [name, cleaned(node)])) };
}

/** zod generates ids for recursive schemas that have none; such a schema is inlined where it is used. */
function isNameless(name: string): boolean {
  return name.startsWith("__");
}

interface Means {
  definitions: Readonly<Record<string, Node>>;
  changed: (node: Node, remarks: LiveryMeta) => Node;
}

function clean(value: unknown, means: Means, inside: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((entry) => clean(entry, means, inside));
  if (typeof value !== "object" || value === null) return value;
  const { livery, ...written } = value as Node & { livery?: LiveryMeta };
  const node = livery ? means.changed(written, livery) : written;
  if (livery?.reference === "icon" && node.enum) return { $ref: "#/$defs/icon" };
  const name = node.$ref?.replace("#/$defs/", "");
  if (name !== undefined && isNameless(name)) {
    if (inside.includes(name))
      throw new Error("A recursive schema has no name: name one of its parts with .meta({ id: … })");
    const { $ref: _written, ...beside } = node;
    return clean({ ...means.definitions[name], ...beside }, means, [...inside, name]);
  }
  const kept = Object.entries(node).filter(
    ([key, inner]) => !isBoundOfIntegers(key, inner) && !(key === "id" && typeof inner === "string"),
  );
  return Object.fromEntries(kept.map(([key, inner]) => [key, clean(inner, means, inside)]));
}

/** JavaScript's own number limits are irrelevant to an operator. */
function isBoundOfIntegers(key: string, value: unknown): boolean {
  return (
    (key === "maximum" && value === Number.MAX_SAFE_INTEGER) || (key === "minimum" && value === Number.MIN_SAFE_INTEGER)
  );
}
