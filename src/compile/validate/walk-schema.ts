import type { z } from "zod";
import type { Condition } from "#descriptor/vocabulary/condition.ts";
import { walkLeaf } from "./walk-leaf.ts";
import { walkObject, walkPlacement, walkRecord } from "./walk-object.ts";
import { walkAny, walkDiscriminated, walkKeyed } from "./walk-union.ts";
import { newWalk, type Path, type Walk } from "./walk.ts";
import { isObject } from "#kernel/json.ts";
import { memoizeByIdentity } from "#kernel/memoize.ts";
import { pointerOf } from "#kernel/pointer.ts";
import { remarksOn, resolved, targetOf } from "./zod-schema.ts";
import { kindOf } from "../findings/words.ts";

interface Def {
  type: string;
  innerType?: z.ZodType;
  defaultValue?: unknown;
  element?: z.ZodType;
  options?: z.ZodType[];
  discriminator?: string;
  checks?: { _zod: { def: { check: string; minimum?: number; maximum?: number } } }[];
}

/** Schema kinds without children. A file is one: nothing that a brand can write matches it. */
const leaves: ReadonlySet<string> = new Set(["string", "number", "boolean", "enum", "literal", "file"]);

/**
 * Walks a zod schema and a value together: reports mismatches in terms that operators know, fills in defaults, and
 * collects references. Unlike `safeParse` it follows only the intended branch of a union, so that one mistake has one
 * message; a test ensures that both agree on what is valid and on the result.
 */
export function walkSchema(schema: z.ZodType, value: unknown, path: Path, into: Walk): unknown {
  return isPart(path, value) ? walkPart(schema, value, path, into) : walkOn(schema, value, path, into);
}

function walkOn(schema: z.ZodType, value: unknown, path: Path, into: Walk): unknown {
  const def = schema.def as unknown as Def;
  switch (def.type) {
    case "optional":
      return value === undefined ? undefined : walkSchema(def.innerType as z.ZodType, value, path, into);
    case "default":
      return walkSchema(
        def.innerType as z.ZodType,
        value === undefined ? structuredClone(def.defaultValue) : value,
        path,
        into,
      );
    case "lazy":
      return remarksOn(schema).id === "condition"
        ? walkCondition(schema, value, path, into)
        : walkSchema(targetOf(schema), value, path, into);
    case "object":
      return remarksOn(schema).id === "placement"
        ? walkPlacement(schema, value, path, into, walkSchema)
        : walkObject(schema, value, path, into, walkSchema);
    case "record":
      return walkRecord(schema, value, path, into, walkSchema);
    case "array":
      return walkArray(schema, def, value, path, into);
    case "union":
      return walkUnion(schema, value, path, into);
    case "unknown":
      return value;
    default:
      if (leaves.has(def.type)) return walkLeaf(schema, value, path, into);
      throw new Error(
        `The compiler does not support schemas of the kind "${def.type}" (at /${path.join("/")}): extend src/compile/validate, or describe the value with a simpler schema`,
      );
  }
}

/** A section, or an entry of one: brands share most of these with the layers below them. */
function isPart(path: Path, value: unknown): value is object {
  return (path.length === 1 || path.length === 2) && isObject(value);
}

interface WalkedPart {
  schema: z.ZodType;
  pointer: string;
  walk: Walk;
  result: unknown;
}

const walkedParts = new WeakMap<object, WalkedPart>();

/** Walks a part once for all brands that share the same object. */
function walkPart(schema: z.ZodType, value: object, path: Path, into: Walk): unknown {
  const pointer = pointerOf(path);
  let known = walkedParts.get(value);
  if (known?.schema !== schema || known.pointer !== pointer) {
    const walk = newWalk();
    known = { schema, pointer, walk, result: walkOn(schema, value, path, walk) };
    walkedParts.set(value, known);
  }
  addWalk(known.walk, into);
  return known.result;
}

/** The result of walking a part; empty when it was never walked. */
export function walkOfPart(value: unknown): Walk | undefined {
  return isObject(value) ? walkedParts.get(value)?.walk : undefined;
}

/** Adds the result of one walk to another. */
export function addWalk(from: Walk, into: Walk): void {
  for (const one of from.mismatches) into.mismatches.push(one);
  for (const one of from.references) into.references.push(one);
  for (const one of from.placements) into.placements.push(one);
  for (const one of from.conditions) into.conditions.push(one);
  for (const one of from.collections) into.collections.add(one);
}

/** A condition is collected as a whole when all of it is well formed, otherwise its well-formed parts are. */
function walkCondition(schema: z.ZodType, value: unknown, path: Path, into: Walk): unknown {
  const own = newWalk();
  const result = walkSchema(targetOf(schema), value, path, own);
  into.mismatches.push(...own.mismatches);
  into.references.push(...own.references);
  if (own.mismatches.length === 0) into.conditions.push({ condition: result as Condition, path });
  return result;
}

function walkArray(schema: z.ZodType, def: Def, value: unknown, path: Path, into: Walk): unknown {
  if (!Array.isArray(value)) {
    into.mismatches.push({
      rule: "wrong-shape",
      path,
      at: "value",
      message: `Expected an array, not ${kindOf(value)}.`,
      hint: schema.description,
    });
    return undefined;
  }
  for (const {
    _zod: { def: check },
  } of def.checks ?? []) {
    const [limit, broken] =
      check.check === "min_length"
        ? [`minimum is ${check.minimum}`, value.length < (check.minimum ?? 0)]
        : [`maximum is ${check.maximum}`, value.length > (check.maximum ?? Number.POSITIVE_INFINITY)];
    if (broken)
      into.mismatches.push({
        rule: "wrong-shape",
        path,
        at: "value",
        message: `The array has ${value.length} ${value.length === 1 ? "entry" : "entries"}: the ${limit}.`,
        hint: schema.description,
      });
  }
  return value.map((entry, index) => walkSchema(def.element as z.ZodType, entry, [...path, index], into));
}

const branchesOf = memoizeByIdentity((schema: z.ZodType) =>
  ((schema.def as unknown as Def).options ?? []).map(resolved),
);

function walkUnion(schema: z.ZodType, value: unknown, path: Path, into: Walk): unknown {
  const { discriminator } = schema.def as unknown as Def;
  const branches = branchesOf(schema);
  if (discriminator !== undefined) return walkDiscriminated(discriminator, branches, value, path, into, walkSchema);
  if (branches.every((branch) => branch.def.type === "object"))
    return walkKeyed(branches, value, path, into, walkSchema);
  return walkAny(branches, value, path, into, walkSchema);
}
