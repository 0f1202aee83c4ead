import type { z } from "zod";
import type { Condition } from "#descriptor/vocabulary/condition.ts";
import { walkLeaf } from "./walk-leaf.ts";
import { walkObject, walkPlacement, walkRecord } from "./walk-object.ts";
import { walkAny, walkDiscriminated, walkKeyed } from "./walk-union.ts";
import { wrongShape } from "./mismatch.ts";
import { addWalk, newWalk, within, type Path, type Walk } from "./walk.ts";
import { isObject } from "#kernel/json.ts";
import { collect } from "./collect.ts";
import { validatorOf } from "./validators.ts";
import { nodeOf, typeOf, type SchemaNode } from "./zod-schema.ts";
import { kindOf } from "../findings/words.ts";

/**
 * Walks a zod schema and a value together: reports mismatches in terms that operators know, fills in defaults, and
 * collects references. Unlike `safeParse` it follows only the intended branch of a union, so that one mistake has one
 * message; a test ensures that both agree on what is valid and on the result.
 */
export function walkSchema(schema: z.ZodType, value: unknown, path: Path, into: Walk): unknown {
  return isPart(path, value) ? walkPart(schema, value, path, into) : walkOn(schema, value, path, into);
}

function walkOn(schema: z.ZodType, value: unknown, path: Path, into: Walk): unknown {
  const node = nodeOf(schema);
  switch (node.kind) {
    case "optional":
      return value === undefined ? undefined : walkSchema(node.inner, value, path, into);
    case "default":
      return walkSchema(node.inner, value === undefined ? structuredClone(node.value) : value, path, into);
    case "lazy":
      return node.id === "condition"
        ? walkCondition(node.target, value, path, into)
        : walkSchema(node.target, value, path, into);
    case "object":
      return node.id === "placement"
        ? walkPlacement(schema, value, path, into, walkSchema)
        : walkObject(schema, value, path, into, walkSchema);
    case "record":
      return walkRecord(schema, value, path, into, walkSchema);
    case "array":
      return walkArray(schema, node, value, path, into);
    case "union":
      return walkUnion(node, value, path, into);
    case "unknown":
      return value;
    case "leaf":
      return walkLeaf(schema, value, path, into);
  }
}

/** A section, or an entry of one: brands share most of these with the layers below them. */
function isPart(path: Path, value: unknown): value is object {
  return (path.length === 1 || path.length === 2) && isObject(value);
}

interface WalkedPart {
  schema: z.ZodType;
  path: Path;
  walk: Walk;
  result: unknown;
}

const walkedParts = new WeakMap<object, WalkedPart>();

/** Walks a part once for all brands that share the same object. */
function walkPart(schema: z.ZodType, value: object, path: Path, into: Walk): unknown {
  let known = walkedParts.get(value);
  if (known?.schema !== schema || known.path.length !== path.length || !within(known.path, path)) {
    const walk = newWalk();
    known = { schema, path, walk, result: walkOrCollect(schema, value, path, walk) };
    walkedParts.set(value, known);
  }
  addWalk(known.walk, into);
  return known.result;
}

/** A part of a valid shape is only collected from; the walk says what is wrong with any other. */
function walkOrCollect(schema: z.ZodType, value: object, path: Path, into: Walk): unknown {
  const isValid = validatorOf(schema);
  if (isValid?.(value)) return collect(schema, value, path, into);
  const result = walkOn(schema, value, path, into);
  if (isValid && into.mismatches.length === 0)
    into.mismatches.push(
      wrongShape(
        path,
        "This does not match its schema, but the check cannot say where.",
        "Compare it with its schema in schemas/, and report this as a bug in Livery.",
      ),
    );
  return result;
}

/** The result of walking a part; empty when it was never walked. */
export function walkOfPart(value: unknown): Walk | undefined {
  return isObject(value) ? walkedParts.get(value)?.walk : undefined;
}

/** A condition is read as a whole or not at all: a part of one holds for other visitors. */
function walkCondition(schema: z.ZodType, value: unknown, path: Path, into: Walk): unknown {
  const own = newWalk();
  const result = walkSchema(schema, value, path, own);
  into.mismatches.push(...own.mismatches);
  into.references.push(...own.references);
  into.fields.push(...own.fields);
  if (own.mismatches.length > 0) return undefined;
  into.conditions.push({ condition: result as Condition, path });
  return result;
}

type NodeOf<Kind extends SchemaNode["kind"]> = Extract<SchemaNode, { kind: Kind }>;

function walkArray(
  { description }: z.ZodType,
  { element, least = 0, most = Number.POSITIVE_INFINITY }: NodeOf<"array">,
  value: unknown,
  path: Path,
  into: Walk,
): unknown {
  const broken = (message: string) => into.mismatches.push(wrongShape(path, message, description));
  if (!Array.isArray(value)) {
    broken(`Expected an array, not ${kindOf(value)}.`);
    return undefined;
  }
  const { length } = value;
  const size = `The array has ${length} ${length === 1 ? "entry" : "entries"}`;
  if (length < least) broken(`${size}: the minimum is ${least}.`);
  if (length > most) broken(`${size}: the maximum is ${most}.`);
  const walked = value.map((entry, index) => walkSchema(element, entry, [...path, index], into));
  // Rules expect no gaps, and the place of each entry: an array with an entry that cannot be read is not read.
  return walked.includes(undefined) ? undefined : walked;
}

function walkUnion({ branches, discriminator }: NodeOf<"union">, value: unknown, path: Path, into: Walk): unknown {
  if (discriminator !== undefined) return walkDiscriminated(discriminator, branches, value, path, into, walkSchema);
  if (branches.every((branch) => typeOf(branch) === "object"))
    return walkKeyed(branches, value, path, into, walkSchema);
  return walkAny(branches, value, path, into, walkSchema);
}
