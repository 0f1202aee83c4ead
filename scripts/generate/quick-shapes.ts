import type { z } from "zod";
import { brand, collections, sections } from "#descriptor/brand.ts";
import { languageCode } from "#descriptor/identity.ts";
import { textPack } from "#descriptor/text-pack.ts";
import type { LiveryMeta } from "#descriptor/vocabulary/reference.ts";
import { widgetDescriptions } from "#descriptor/widgets/index.ts";
import { contract } from "#gateway/contract.ts";
import { errorCodes, type Endpoint } from "#gateway/endpoint.ts";
import type { ShapeNode, ShapeTable } from "#compile/quick/shape.ts";
import { notice, type GeneratedFile } from "./generated-file.ts";

interface Def {
  type: string;
  innerType: z.ZodType;
  getter: () => z.ZodType;
  element: z.ZodType;
  keyType: z.ZodType;
  valueType: z.ZodType;
  catchall?: z.ZodType;
  shape: Record<string, z.ZodType>;
  options: z.ZodType[];
  discriminator?: string;
  entries: Record<string, string>;
  values: unknown[];
  format?: string;
  checks?: {
    _zod: {
      def: {
        check: string;
        minimum?: number;
        maximum?: number;
        value?: number;
        inclusive?: boolean;
        pattern?: RegExp;
        format?: string;
      };
    };
  }[];
}

/**
 * The schemas as a table that a check can walk without loading zod: what the quick check of a layer knows
 * (src/compile/quick).
 */
export function quickShapes(): GeneratedFile {
  const nodes: ShapeNode[] = [];
  const known = new Map<z.ZodType, number>();
  const numberOf = (schema: z.ZodType): number => {
    const inner = unwrapped(schema);
    const seen = known.get(inner);
    if (seen !== undefined) return seen;
    const index = nodes.length;
    known.set(inner, index);
    nodes.push({ k: "anything" });
    nodes[index] = nodeOf(inner, numberOf);
    return index;
  };
  const table: ShapeTable = {
    brand: numberOf(brand),
    pack: numberOf(textPack),
    widgets: Object.fromEntries(
      Object.entries(widgetDescriptions).map(([type, about]) => [
        type,
        {
          options: numberOf(about.options),
          slots: "slots" in about ? (about.slots === "any" ? "any" : Object.keys(about.slots)) : [],
          texts: [...about.texts],
        },
      ]),
    ),
    calls: Object.fromEntries(
      Object.entries(contract as Record<string, Endpoint>).map(([name, call]) => [name, callOf(call, numberOf)]),
    ),
    answers: ["success", ...errorCodes],
    languages: languageCode.options,
    files: [...Object.keys(sections), ...Object.keys(collections), "merchant", "logo"],
    folders: Object.values(collections).flatMap(({ folder }) => (folder === null ? [] : [folder])),
    nodes,
  };
  const { nodes: list, ...rest } = table;
  const text = `{\n  "$comment": ${JSON.stringify(notice)},\n${Object.entries(rest)
    .map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},`)
    .join("\n")}\n  "nodes": [\n${list.map((node) => `    ${JSON.stringify(node)}`).join(",\n")}\n  ]\n}\n`;
  return { path: "src/compile/quick/shapes.json", text };
}

function callOf({ lists, input }: Endpoint, numberOf: (schema: z.ZodType) => number): ShapeTable["calls"][string] {
  const { language: _added, ...shape } = input.shape as Record<string, z.ZodType>;
  return {
    ...(lists !== undefined && { lists }),
    parameters: Object.fromEntries(Object.entries(shape).map(([name, schema]) => [name, numberOf(schema)])),
    required: Object.keys(shape).filter((name) => !shape[name]?.safeParse(undefined).success),
    fields: Object.keys(input.shape),
  };
}

function unwrapped(schema: z.ZodType): z.ZodType {
  const def = schema.def as unknown as Def;
  if (def.type === "optional" || def.type === "default") return unwrapped(def.innerType);
  return def.type === "lazy" ? unwrapped(def.getter()) : schema;
}

function nodeOf(schema: z.ZodType, numberOf: (schema: z.ZodType) => number): ShapeNode {
  const def = schema.def as unknown as Def;
  switch (def.type) {
    case "object":
      return objectNode(schema, def, numberOf);
    case "record":
      return { k: "record", keys: keysOf(def.keyType), v: numberOf(def.valueType) };
    case "array":
      return { k: "array", e: numberOf(def.element), ...limits(def) };
    case "union":
      return unionNode(def, numberOf);
    case "string":
      return { k: "string", ...limits(def), ...patterns(def), ...reference(schema) };
    case "number":
      return {
        k: "number",
        ...limits(def),
        ...(def.checks?.some(({ _zod: { def: check } }) => check.format === "safeint") && { int: true }),
        ...(def.format === "safeint" && { int: true }),
      };
    case "boolean":
      return { k: "boolean" };
    case "enum":
      return { k: "choice", values: Object.values(def.entries), ...reference(schema) };
    case "literal":
      return { k: "choice", values: def.values as string[], ...reference(schema) };
    // No value in JSON is a file.
    case "file":
      return { k: "choice", values: [] };
    case "unknown":
      return { k: "anything" };
    default:
      throw new Error(`quick-shapes does not understand a schema of the kind "${def.type}"`);
  }
}

function objectNode(schema: z.ZodType, def: Def, numberOf: (schema: z.ZodType) => number): ShapeNode {
  const required = Object.keys(def.shape).filter(
    (key) => !["optional", "default"].includes((def.shape[key] as z.ZodType).def.type),
  );
  const open = def.catchall !== undefined && def.catchall.def.type !== "never";
  return {
    k: "object",
    p: Object.fromEntries(Object.entries(def.shape).map(([key, inner]) => [key, numberOf(inner)])),
    r: required,
    ...(open && { rest: numberOf(def.catchall as z.ZodType) }),
    ...(schema.meta()?.id === "placement" && { placement: true }),
  };
}

function unionNode(def: Def, numberOf: (schema: z.ZodType) => number): ShapeNode {
  const branches = def.options.map(unwrapped);
  const shapeOf = (branch: z.ZodType) => (branch.def as unknown as Def).shape;
  const key = def.discriminator;
  if (key !== undefined)
    return {
      k: "tagged",
      key,
      m: Object.fromEntries(
        branches.flatMap((branch) =>
          ((unwrapped(shapeOf(branch)[key] as z.ZodType).def as unknown as Def).values as string[]).map((name) => [
            name,
            numberOf(branch),
          ]),
        ),
      ),
    };
  if (branches.every((branch) => branch.def.type === "object"))
    return {
      k: "keyed",
      m: Object.fromEntries(
        branches.flatMap((branch) => Object.keys(shapeOf(branch)).map((name) => [name, numberOf(branch)])),
      ),
    };
  return { k: "either", o: branches.map(numberOf) };
}

function keysOf(keyType: z.ZodType): { values: string[] } | { pattern: string } | object {
  const def = keyType.def as unknown as Def;
  if (def.type === "enum") return { values: Object.values(def.entries) };
  const [pattern] = patterns(def).patterns ?? [];
  return pattern === undefined ? {} : { pattern };
}

function limits(def: Def): { min?: number; max?: number } {
  const limit: { min?: number; max?: number } = {};
  for (const {
    _zod: { def: check },
  } of def.checks ?? []) {
    if (check.check === "min_length") limit.min = check.minimum as number;
    else if (check.check === "max_length") limit.max = check.maximum as number;
    else if (check.check === "greater_than" && check.inclusive) limit.min = check.value as number;
    else if (check.check === "less_than" && check.inclusive) limit.max = check.value as number;
    else if (check.check !== "string_format" && check.check !== "number_format")
      throw new Error(`quick-shapes does not understand the check "${check.check}"`);
  }
  return limit;
}

function patterns(def: Def): { patterns?: string[] } {
  const found = (def.checks ?? []).flatMap(({ _zod: { def: check } }) =>
    check.check === "string_format" ? [sourceOf(check.pattern as RegExp)] : [],
  );
  return found.length > 0 ? { patterns: found } : {};
}

function reference(schema: z.ZodType): { ref?: string; entity?: string } {
  const { reference: kind, entity } = (schema.meta()?.["livery"] as LiveryMeta | undefined) ?? {};
  return { ...(kind !== undefined && { ref: kind }), ...(entity !== undefined && { entity }) };
}

function sourceOf({ source, flags }: RegExp): string {
  if (flags !== "") throw new Error(`quick-shapes keeps no flags of a pattern: /${source}/${flags}`);
  return source;
}
