import { idPattern, type LiveryMeta } from "#descriptor/vocabulary/reference.ts";
import { namedKeys, withParameters } from "./calls.ts";
import { withFields } from "./fields.ts";
import { explained, removes } from "./explained.ts";
import type { Node } from "./node.ts";

/**
 * Rewrites the schema of a complete brand for the files that people write.
 *
 * In a layer an object contains only what it changes: nothing is required, and null removes. Inside a list everything is
 * complete, because lists are replaced and not merged. Unions become if/then, so that an editor shows one error for one
 * mistake and completes the keys of the chosen branch.
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
 * The schema, or null, which removes what a layer below sets. A named schema accepts null itself: with `anyOf` an editor
 * would show three errors for one mistake.
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
  return withParameters(withFields({ ...node, properties, ...(whole && required && { required }) }));
}

function record({ propertyNames, additionalProperties, ...marked }: Node, whole: boolean): Node {
  const { livery, ...plain } = marked;
  const names = namedKeys((livery as LiveryMeta | undefined)?.keys);
  const node: Node = names ? plain : marked;
  const value = typeof additionalProperties === "object" ? layered(additionalProperties, whole) : {};
  const entry = whole ? value : orNull(value);
  const pattern = propertyNames?.["pattern"] as string | undefined;
  if (pattern === undefined) return { ...node, additionalProperties: entry, ...(names && { allOf: [names] }) };
  return {
    ...node,
    ...(!whole && pattern === idPattern.source && { properties: { $order: order } }),
    patternProperties: { [pattern]: entry },
    additionalProperties: false,
    ...(names && { allOf: [names] }),
  };
}

const order: Node = {
  description: 'The ids of the entries in the desired order; "..." means all others, in the order of the layers below.',
  type: "array",
  items: { type: "string" },
  uniqueItems: true,
};

/**
 * A union discriminated by a constant: an enum of its values, the keys that are the same for all of them, then those that
 * belong to each value.
 */
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
        description: node.description ?? "The kind.",
        enum: names,
        enumDescriptions: branches.map(({ description = "" }) => description),
        type: "string",
      },
      ...mapped(common(branches), (inner) => (whole ? layered(inner, true) : orNull(layered(inner, false)))),
    },
    ...(whole && { required: [key] }),
    allOf: branches.map((branch, index) => ({
      if: { type: "object", properties: { [key]: { const: names[index] } }, required: [key] },
      then: layered(branch, whole),
    })),
  };
}

/** The properties that all branches have, and describe in the same way. */
function common([first, ...others]: readonly Node[]): Record<string, Node> {
  const same = (name: string, inner: Node) =>
    others.every((branch) => JSON.stringify(branch.properties?.[name]) === JSON.stringify(inner));
  return Object.fromEntries(
    Object.entries(first?.properties ?? {}).filter(([name, inner]) => others.length > 0 && same(name, inner)),
  );
}

/**
 * A union discriminated by its key: a complete object has exactly one of the keys, or the keys of one branch where
 * some have several.
 */
function byKey({ anyOf: _anyOf, ...node }: Node, branches: readonly Node[], whole: boolean): Node {
  if (whole && branches.some(({ properties = {} }) => Object.keys(properties).length > 1))
    return { ...node, anyOf: branches.map((branch) => layered(branch, whole)) };
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
