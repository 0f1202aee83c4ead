import { idPattern } from "#descriptor/vocabulary/reference.ts";
import { explained, removes } from "./explained.ts";
import type { Node } from "./node.ts";

/**
 * Rewrites a schema of a whole brand for the files that people write.
 *
 * In a layer an object says only what it changes: nothing is required, and null removes. Inside a list everything is
 * whole, because lists are replaced and not merged. Choices become if/then, so that an editor shows one error for one
 * mistake and completes what belongs to the branch that was chosen.
 */
export function layered(node: Node, whole: boolean): Node {
  if (node.$ref !== undefined) return { ...node, $ref: whole ? `${node.$ref}-whole` : node.$ref };
  if (node.oneOf) return byDiscriminator(node, node.oneOf, whole);
  if (node.anyOf?.every((branch) => branch.type === "object")) return byKey(node, node.anyOf, whole);
  if (node.anyOf) return { ...node, anyOf: node.anyOf.map((branch) => layered(branch, whole)) };
  if (node.type === "array") return { ...node, ...(node.items && { items: layered(node.items, true) }) };
  if (node.propertyNames) return record(node, whole);
  if (node.type === "object") return object(node, whole);
  return explained(node);
}

/**
 * The same, or null, which removes what a layer below says. A schema with a name takes null itself: with `anyOf` an
 * editor would show three errors for one mistake.
 */
export function orNull(node: Node): Node {
  if (node.$ref !== undefined) return node;
  if (node.enum)
    return {
      ...node,
      type: ["string", "null"],
      enum: [...node.enum, null],
      ...(Array.isArray(node["enumDescriptions"]) && {
        enumDescriptions: [...(node["enumDescriptions"] as string[]), removes],
      }),
    };
  if (typeof node.type === "string" && node.const === undefined) return { ...node, type: [node.type, "null"] };
  const { description, default: standard, ...rest } = node;
  return {
    ...(description !== undefined && { description }),
    ...(standard !== undefined && { default: standard }),
    anyOf: [rest, { type: "null" }],
  };
}

function object({ required, ...node }: Node, whole: boolean): Node {
  const properties = mapped(node.properties ?? {}, (inner) =>
    whole ? layered(inner, true) : orNull(layered(inner, false)),
  );
  return { ...node, properties, ...(whole && required && { required }) };
}

function record({ propertyNames, additionalProperties, ...node }: Node, whole: boolean): Node {
  const value = typeof additionalProperties === "object" ? layered(additionalProperties, whole) : {};
  const entry = whole ? value : orNull(value);
  const pattern = propertyNames?.["pattern"] as string | undefined;
  if (pattern === undefined) return { ...node, additionalProperties: entry };
  return {
    ...node,
    ...(!whole && pattern === idPattern.source && { properties: { $order: order } }),
    patternProperties: { [pattern]: entry },
    additionalProperties: false,
  };
}

const order: Node = {
  description:
    'The ids of the entries in the wanted order; "..." stands for those not named, in the order they have in the layers below.',
  type: "array",
  items: { type: "string" },
  uniqueItems: true,
};

/** Branches that a constant tells apart: an enum for the constant, then what belongs to each of its values. */
function byDiscriminator({ oneOf: _oneOf, ...node }: Node, branches: readonly Node[], whole: boolean): Node {
  const key =
    Object.keys(branches[0]?.properties ?? {}).find((name) =>
      branches.every((branch) => branch.properties?.[name]?.const !== undefined),
    ) ?? "";
  const names = branches.map((branch) => branch.properties?.[key]?.const);
  return {
    ...node,
    type: "object",
    properties: {
      [key]: {
        description: node.description ?? "Which of these it is.",
        enum: names,
        enumDescriptions: branches.map(({ description = "" }) => description),
        type: "string",
      },
    },
    ...(whole && { required: [key] }),
    allOf: branches.map((branch, index) => ({
      if: { type: "object", properties: { [key]: { const: names[index] } }, required: [key] },
      then: layered(branch, whole),
    })),
  };
}

/** Branches that a key tells apart: in a whole object exactly one of the keys. */
function byKey({ anyOf: _anyOf, ...node }: Node, branches: readonly Node[], whole: boolean): Node {
  const properties = Object.assign(
    {},
    ...branches.map((branch) =>
      mapped(branch.properties ?? {}, (inner) => ({
        ...inner,
        description: inner.description ?? branch.description ?? "",
      })),
    ),
  ) as Record<string, Node>;
  return {
    ...object({ ...node, type: "object", properties, additionalProperties: false }, whole),
    ...(whole && { minProperties: 1, maxProperties: 1 }),
  };
}

export function mapped<T = Node>(
  nodes: Readonly<Record<string, T>>,
  change: (node: T, name: string) => Node,
): Record<string, Node> {
  return Object.fromEntries(Object.entries(nodes).map(([name, node]) => [name, change(node, name)]));
}
