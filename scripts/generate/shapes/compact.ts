import type { Node } from "../json-schema/node.ts";

/** Keywords that only people read. */
const remarks: ReadonlySet<string> = new Set(["description", "enumDescriptions", "default", "title"]);
/** Longer choices are compared in a separate function. */
const manyChoices = 12;

/**
 * The same definitions in a form of which fast code can be generated: no remarks, a choice by one key is a
 * `discriminator`, and every object has a definition, and thus a function, of its own. V8 does not optimise very long
 * functions.
 */
export function compact(definitions: Readonly<Record<string, Node>>): Node {
  const objects = new Map<string, string>();
  const extracted: Record<string, Node> = {};
  const extract = (node: Node): Node => {
    if (!node.properties && !node.patternProperties && (node.enum?.length ?? 0) <= manyChoices) return node;
    const text = JSON.stringify(node);
    const name = objects.get(text) ?? `part${objects.size}`;
    objects.set(text, name);
    extracted[name] = node;
    return { $ref: `#/$defs/${name}` };
  };
  const own = Object.entries(definitions).map(
    ([name, node]) => [name, mapInner(prepared(node), (inner) => extract(inner))] as const,
  );
  return { $id: "brand", $defs: { ...Object.fromEntries(own), ...extracted } };
}

function prepared(node: Node): Node {
  const { allOf, ...rest } = Object.fromEntries(Object.entries(node).filter(([key]) => !remarks.has(key))) as Node;
  if (rest.type === "object" && rest.additionalProperties === undefined && rest.properties && !allOf)
    return { ...rest, additionalProperties: false };
  return allOf ? chosen(rest, allOf as unknown as readonly Choice[]) : rest;
}

interface Choice {
  if: Node;
  then: Node;
}

/** A choice by if and then as a choice by one key. */
function chosen(node: Node, choices: readonly Choice[]): Node {
  const [key = ""] = Object.keys(choices[0]?.if.properties ?? {});
  const isAlone = Object.keys(node.properties ?? {}).length === 1;
  return {
    ...(isAlone ? {} : node),
    type: "object",
    required: [key],
    discriminator: { propertyName: key },
    oneOf: choices.map(({ if: condition, then }) => ({
      ...then,
      properties: { ...then.properties, [key]: { const: condition.properties?.[key]?.const } },
    })),
  };
}

/** Changes the schemas inside a schema, the innermost first. */
function mapInner(node: Node, change: (inner: Node) => Node): Node {
  const visit = (inner: unknown): unknown =>
    typeof inner === "object" && inner !== null ? change(mapInner(prepared(inner as Node), change)) : inner;
  const visitAll = (inner: object) =>
    Object.fromEntries(Object.entries(inner).map(([name, one]) => [name, visit(one)]));
  return Object.fromEntries(
    Object.entries(node).map(([key, inner]) => {
      if (key === "properties" || key === "patternProperties") return [key, visitAll(inner as object)];
      if (key === "oneOf" || key === "anyOf") return [key, (inner as unknown[]).map(visit)];
      if (["items", "additionalProperties", "propertyNames"].includes(key)) return [key, visit(inner)];
      return [key, inner];
    }),
  );
}
