import type { z } from "zod";
import type { Condition } from "#descriptor/vocabulary/condition.ts";
import type { LiveryMeta } from "#descriptor/vocabulary/reference.ts";
import { widgetDescriptions, type WidgetType } from "#descriptor/widgets/index.ts";
import { isObject } from "#kernel/json.ts";
import { memoizeByIdentity } from "#kernel/memoize.ts";
import { pointerOf } from "#kernel/pointer.ts";
import { cellFields } from "./cell-fields.ts";
import { addNamed, type Walk } from "./walk.ts";
import { fitsLeaf } from "./walk-leaf.ts";
import { choicesOf, nodeOf, shapeOf, typeOf, type SchemaNode } from "./zod-schema.ts";

/** The steps to the value that is being collected: one list for a whole pass, which grows and shrinks. */
type Trail = (string | number)[];
type Collector = (value: unknown, trail: Trail, into: Walk) => unknown;

/**
 * Collects what a valid value refers to, and fills in its defaults: the result is that of `walkSchema`, which also
 * finds mistakes. A collector is prepared once for a schema and visits only what can hold something to collect.
 */
export function collect(schema: z.ZodType, value: unknown, path: readonly (string | number)[], into: Walk): unknown {
  const collector = collectorOf(schema);
  return collector === asItIs ? value : collector(value, [...path], into);
}

/** For values that hold nothing to collect and have no defaults. */
const asItIs: Collector = (value) => value;

const collectorOf: (schema: z.ZodType) => Collector = memoizeByIdentity((schema: z.ZodType): Collector => {
  const node = nodeOf(schema);
  switch (node.kind) {
    case "optional":
      return ifPresent(collectorOf(node.inner));
    case "default":
      return withDefault(node.value, collectorOf(node.inner));
    case "lazy":
      return node.id === "condition" ? conditionOf(node.target) : later(node.target);
    case "object":
      return node.id === "placement" ? placementOf(node) : objectOf(node);
    case "record":
      return recordOf(collectorOf(node.value), node.livery);
    case "array":
      return arrayOf(collectorOf(node.element));
    case "union":
      return unionOf(node);
    case "unknown":
      return asItIs;
    case "leaf":
      return leafOf(node.livery);
  }
});

/** A recursive schema is prepared when a value needs it. */
function later(schema: z.ZodType): Collector {
  let collector: Collector | undefined;
  return (value, trail, into) => (collector ??= collectorOf(schema))(value, trail, into);
}

function leafOf(livery: LiveryMeta): Collector {
  if (livery.reference === undefined && livery.field === undefined) return asItIs;
  return (value, trail, into) => {
    if (typeof value !== "string") return value;
    addNamed(livery, value, [...trail], into);
    return value;
  };
}

function ifPresent(inner: Collector): Collector {
  if (inner === asItIs) return asItIs;
  return (value, trail, into) => (value === undefined ? undefined : inner(value, trail, into));
}

function withDefault(standard: unknown, inner: Collector): Collector {
  const own = typeof standard === "object" ? () => structuredClone(standard) : () => standard;
  return (value, trail, into) => inner(value === undefined ? own() : value, trail, into);
}

/** A condition is collected as a whole; conditions inside it are parts of it. */
function conditionOf(schema: z.ZodType): Collector {
  const parts = later(schema);
  return (value, trail, into) => {
    const condition = parts(value, trail, { ...into, conditions: [] }) as Condition;
    into.conditions.push({ condition, path: [...trail] });
    return condition;
  };
}

type Field = readonly [key: string, collector: Collector];

function objectOf({ shape, rest }: Extract<SchemaNode, { kind: "object" }>): Collector {
  const fields = Object.entries(shape).map(([key, schema]): Field => [key, collectorOf(schema)]);
  const others = rest && collectorOf(rest);
  return (value, trail, into) => {
    const result = collectFields(fields, value as Record<string, unknown>, trail, into);
    if (others)
      for (const [key, inner] of Object.entries(value as object))
        if (!Object.hasOwn(shape, key)) result[key] = collectField(key, inner, others, trail, into);
    return result;
  };
}

function collectFields(
  fields: readonly Field[],
  value: Readonly<Record<string, unknown>>,
  trail: Trail,
  into: Walk,
): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  for (const [key, collector] of fields) {
    const given = value[key];
    const collected = collector === asItIs ? given : collectField(key, given, collector, trail, into);
    if (collected !== undefined) result[key] = collected;
  }
  return result;
}

function collectField(key: string | number, value: unknown, collector: Collector, trail: Trail, into: Walk): unknown {
  trail.push(key);
  const collected = collector(value, trail, into);
  trail.pop();
  return collected;
}

function recordOf(entry: Collector, { cells }: LiveryMeta): Collector {
  return (value, trail, into) => {
    into.collections.add(pointerOf(trail));
    const result: Record<string, unknown> = {};
    for (const [key, inner] of Object.entries(value as object))
      result[key] = collectField(key, inner, entry, trail, into);
    if (cells !== undefined) into.fields.push(...cellFields(result, [...trail], cells));
    return result;
  };
}

function arrayOf(element: Collector): Collector {
  if (element === asItIs) return asItIs;
  return (value, trail, into) =>
    (value as unknown[]).map((inner, index) => collectField(index, inner, element, trail, into));
}

function unionOf({ branches, discriminator }: Extract<SchemaNode, { kind: "union" }>): Collector {
  if (discriminator !== undefined) {
    const named = new Map(
      branches.flatMap((branch) =>
        (choicesOf(shapeOf(branch)[discriminator] as z.ZodType) ?? []).map((name) => [name, later(branch)] as const),
      ),
    );
    return (value, trail, into) => {
      const branch = named.get((value as Record<string, string>)[discriminator] as string) as Collector;
      return branch(value, trail, into);
    };
  }
  if (branches.every((branch) => typeOf(branch) === "object")) {
    const keyed = branches.flatMap((branch) =>
      Object.keys(shapeOf(branch)).map((key) => [key, later(branch)] as const),
    );
    return (value, trail, into) => {
      const branch = keyed.find(([key]) => Object.hasOwn(value as object, key))?.[1] as Collector;
      return branch(value, trail, into);
    };
  }
  if (branches.every((branch) => collectorOf(branch) === asItIs)) return asItIs;
  if (branches.every((branch) => nodeOf(branch).kind === "leaf"))
    return (value, trail, into) => {
      const branch = branches.find((one) => fitsLeaf(one, value)) as z.ZodType;
      return collectorOf(branch)(value, trail, into);
    };
  const list = branches.find((branch) => nodeOf(branch).kind === "array");
  const [other, ...more] = branches.filter((branch) => branch !== list);
  if (list && other && more.length === 0) {
    const [ofList, ofOther] = [later(list), later(other)];
    return (value, trail, into) => (Array.isArray(value) ? ofList : ofOther)(value, trail, into);
  }
  const within = branches.filter((branch) => nodeOf(branch).kind !== "leaf");
  if (within.length === 1 && within[0] && ["object", "union"].includes(nodeOf(within[0]).kind)) {
    const inner = later(within[0]);
    const leaf = branches.map(collectorOf).find((one, at) => branches[at] !== within[0] && one !== asItIs) ?? asItIs;
    return (value, trail, into) => (isObject(value) ? inner : leaf)(value, trail, into);
  }
  throw new Error(
    "The compiler cannot tell the branches of a union apart: give them a discriminator, or a key of their own",
  );
}

function placementOf({ shape }: Extract<SchemaNode, { kind: "object" }>): Collector {
  const fields = Object.entries(shape)
    .filter(([key]) => key !== "options")
    .map(([key, schema]): Field => [key, collectorOf(schema)]);
  return (value, trail, into) => {
    const given = value as Record<string, unknown>;
    const result = collectFields(fields, given, trail, into);
    const widget = result["widget"] as WidgetType;
    into.placements.push({ widget, path: [...trail] });
    const options = collectorOf(widgetDescriptions[widget].options);
    result["options"] = collectField("options", given["options"] ?? {}, options, trail, into);
    return result;
  };
}
