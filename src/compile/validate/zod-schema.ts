import type { z } from "zod";
import { memoizeByIdentity } from "#kernel/memoize.ts";
import type { LiveryMeta } from "#descriptor/vocabulary/reference.ts";

/** The fields of an object. */
export type Shape = Readonly<Record<string, z.ZodType>>;

/** The bounds of a number, or of a list's length. */
interface Bounds {
  least: number | undefined;
  most: number | undefined;
}

/** What a schema describes, without its metadata. */
export type Form =
  | { kind: "optional"; inner: z.ZodType }
  | { kind: "default"; inner: z.ZodType; value: unknown }
  | { kind: "lazy"; target: z.ZodType }
  | { kind: "object"; shape: Shape; required: readonly string[]; rest: z.ZodType | undefined }
  | { kind: "record"; key: z.ZodType; value: z.ZodType }
  | ({ kind: "array"; element: z.ZodType } & Bounds)
  | { kind: "union"; branches: readonly z.ZodType[]; discriminator: string | undefined }
  | { kind: "unknown" }
  | { kind: "leaf"; type: string };

/** What zod knows about a schema. This module is the only one that reads zod's own structures. */
export type SchemaNode = Form & {
  id: string | undefined;
  /** The project's own metadata. */
  livery: LiveryMeta;
};

interface Check {
  check: string;
  value?: number | bigint | Date;
  format?: string;
  pattern?: RegExp;
  minimum?: number;
  maximum?: number;
}

interface Def {
  type: string;
  innerType: z.ZodType;
  defaultValue: unknown;
  getter: () => z.ZodType;
  shape: Shape;
  catchall?: z.ZodType;
  keyType: z.ZodType;
  valueType: z.ZodType;
  element: z.ZodType;
  options: readonly z.ZodType[];
  discriminator?: string;
  entries?: Record<string, unknown>;
  values?: readonly unknown[];
  checks?: readonly { _zod: { def: Check } }[];
  format?: string;
  coerce?: boolean;
}

const defOf = (schema: z.ZodType) => schema.def as unknown as Def;
const checksOf = (schema: z.ZodType) => (defOf(schema).checks ?? []).map(({ _zod }) => _zod.def);

/** Kinds without anything inside. A file is one: it fits nothing that a brand can write. */
const leaves: ReadonlySet<string> = new Set(["string", "number", "boolean", "enum", "literal", "file"]);

/** What a schema describes; cached, because zod builds its metadata at each call. */
export const nodeOf: (schema: z.ZodType) => SchemaNode = memoizeByIdentity((schema: z.ZodType) => {
  const meta = schema.meta();
  return { ...formOf(schema), id: meta?.id, livery: (meta?.["livery"] as LiveryMeta | undefined) ?? {} };
});

function formOf(schema: z.ZodType): Form {
  const def = defOf(schema);
  switch (def.type) {
    case "optional":
      return { kind: "optional", inner: def.innerType };
    case "default":
      return { kind: "default", inner: def.innerType, value: def.defaultValue };
    case "lazy":
      return { kind: "lazy", target: def.getter() };
    case "object": {
      const rest = def.catchall?.def.type === "never" ? undefined : def.catchall;
      const required = Object.keys(def.shape).filter((key) => isRequired(def.shape[key] as z.ZodType));
      return { kind: "object", shape: def.shape, required, rest };
    }
    case "record":
      return { kind: "record", key: def.keyType, value: def.valueType };
    case "array":
      return { kind: "array", element: def.element, ...boundsOf(schema) };
    case "union":
      return { kind: "union", branches: def.options.map(resolved), discriminator: def.discriminator };
    case "unknown":
      return { kind: "unknown" };
    default:
      if (leaves.has(def.type)) return { kind: "leaf", type: def.type };
      throw new Error(
        `The compiler does not support schemas of the kind "${def.type}": extend src/compile/validate/zod-schema.ts, or describe the value with a simpler schema`,
      );
  }
}

function isRequired(schema: z.ZodType): boolean {
  return schema.def.type !== "optional" && schema.def.type !== "default";
}

function boundsOf(schema: z.ZodType): Bounds {
  const checks = checksOf(schema);
  return {
    least: checks.find(({ check }) => check === "min_length")?.minimum,
    most: checks.find(({ check }) => check === "max_length")?.maximum,
  };
}

/** The limits of a number. */
export function rangeOf(schema: z.ZodType): Bounds {
  const limit = (kind: string) => checksOf(schema).find(({ check }) => check === kind)?.value;
  const [least, most] = [limit("greater_than"), limit("less_than")];
  return {
    least: typeof least === "number" ? least : undefined,
    most: typeof most === "number" ? most : undefined,
  };
}

/** The same schema without lazy ones around it. */
function resolved(schema: z.ZodType): z.ZodType {
  return schema.def.type === "lazy" ? resolved(targetOf(schema)) : schema;
}

/** The schema behind a lazy one; the getter of a recursive schema may build it at each call. */
function targetOf(schema: z.ZodType): z.ZodType {
  const node = nodeOf(schema);
  return node.kind === "lazy" ? node.target : schema;
}

/** What a field with a value describes: without `optional`, `default` and lazy schemas around it. */
export function stripped(schema: z.ZodType): z.ZodType {
  const node = nodeOf(schema);
  if (node.kind === "optional" || node.kind === "default") return stripped(node.inner);
  return node.kind === "lazy" ? stripped(node.target) : schema;
}

/** The kind of value that a schema describes: "string", "object". */
export function typeOf(schema: z.ZodType): string {
  return schema.def.type;
}

/** An object with named keys; an error for anything else. */
export function objectOf(schema: z.ZodType): Extract<SchemaNode, { kind: "object" }> {
  return nodeOfKind(schema, "object");
}

/** A map whose keys have a pattern; an error for anything else. */
export function recordOf(schema: z.ZodType): Extract<SchemaNode, { kind: "record" }> {
  return nodeOfKind(schema, "record");
}

function nodeOfKind<Kind extends SchemaNode["kind"]>(
  schema: z.ZodType,
  kind: Kind,
): Extract<SchemaNode, { kind: Kind }> {
  const node = nodeOf(schema);
  if (node.kind !== kind) throw new Error(`The schema is of the kind "${node.kind}", not "${kind}"`);
  return node as Extract<SchemaNode, { kind: Kind }>;
}

/** The fields of an object; none of anything else. */
export function shapeOf(schema: z.ZodType): Shape {
  const node = nodeOf(schema);
  return node.kind === "object" ? node.shape : {};
}

/** The values of an enum or of constants, when they are all texts. */
export function choicesOf(schema: z.ZodType): string[] | undefined {
  const { type, entries = {} } = defOf(schema);
  const values = type === "enum" ? Object.values(entries) : constantsOf(schema);
  return values.length > 0 && values.every((value) => typeof value === "string") ? (values as string[]) : undefined;
}

/** The values of a literal; none of anything else. */
export function constantsOf(schema: z.ZodType): readonly unknown[] {
  const { type, values = [] } = defOf(schema);
  return type === "literal" ? values : [];
}

/** The pattern that a text must match. */
export function patternOf(schema: z.ZodType): RegExp | undefined {
  return checksOf(schema).find(({ pattern }) => pattern !== undefined)?.pattern;
}

/** Whether a schema was made from another with `describe` or `meta`. */
export function isMadeFrom(schema: z.ZodType, origin: z.ZodType): boolean {
  for (let next: unknown = schema; next; next = (next as z.ZodType)._zod.parent) if (next === origin) return true;
  return false;
}

/**
 * Whether a value surely fits a schema for texts, choices, constants or yes and no. "No" may be a false alarm: zod then
 * decides and reports why.
 */
export const surelyFits: (schema: z.ZodType) => (value: unknown) => boolean = memoizeByIdentity(acceptance);

function acceptance(schema: z.ZodType): (value: unknown) => boolean {
  const def = defOf(schema);
  if (def.type === "boolean" && !def.coerce) return (value) => typeof value === "boolean";
  if (def.type === "enum" || def.type === "literal") {
    const known = new Set(def.type === "enum" ? Object.values(def.entries ?? {}) : def.values);
    return (value) => known.has(value);
  }
  const tests = checksOf(schema).map(textTest);
  if (def.type !== "string" || def.coerce || def.format !== undefined || tests.includes(undefined)) return () => false;
  return (value) => typeof value === "string" && tests.every((test) => test?.(value));
}

/** A check of a text; undefined for one of another kind. */
function textTest({
  check,
  format,
  pattern,
  minimum = 0,
  maximum = 0,
}: Check): ((text: string) => boolean) | undefined {
  if (check === "min_length") return (text) => text.length >= minimum;
  if (check === "max_length") return (text) => text.length <= maximum;
  if (check !== "string_format" || format !== "regex" || !pattern || pattern.global || pattern.sticky) return undefined;
  return (text) => pattern.test(text);
}
