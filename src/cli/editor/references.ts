import { isObject, type Json, type JsonObject } from "#kernel/json.ts";

/** The published schemas by file name: "menus.schema.json". */
export type Published = Readonly<Record<string, JsonObject>>;

/**
 * The parts of the published schemas that lead to a name, by kind of file: where a value or a key names something, they
 * refer to `name-<kind>` or `keys-<kind>`. They refuse nothing, so they can stand beside the published schemas.
 */
export function referenceSchemas(published: Published): Record<string, Json> {
  const kept = targetsWithNames(published);
  const entries = Object.entries(published).flatMap(([file, schema]) => {
    const part = leadingToNames(schema, file, kept);
    return part === undefined ? [] : [[kindOf(file), part] as const];
  });
  return Object.fromEntries(entries);
}

function kindOf(file: string): string {
  return file.replace(/\.schema\.json$/, "");
}

/** Targets of references, as "file#/pointer", with names in them. References go in circles: repeat until no more. */
function targetsWithNames(published: Published): ReadonlySet<string> {
  const waiting = new Set(Object.entries(published).flatMap(([file, schema]) => targetsIn(schema, file)));
  const kept = new Set<string>();
  for (let before = -1; before < kept.size;) {
    before = kept.size;
    for (const target of waiting) {
      const [file = "", pointer = ""] = target.split("#");
      if (leadingToNames(at(published[file], pointer), file, kept) === undefined) continue;
      kept.add(target);
      waiting.delete(target);
    }
  }
  return kept;
}

function targetsIn(value: Json, file: string): string[] {
  if (Array.isArray(value)) return value.flatMap((inner) => targetsIn(inner, file));
  if (!isObject(value)) return [];
  const inner = Object.values(value).flatMap((one) => targetsIn(one, file));
  return typeof value["$ref"] === "string" ? [targetOf(value["$ref"], file), ...inner] : inner;
}

function targetOf(reference: string, file: string): string {
  return reference.startsWith("#") ? file + reference : reference;
}

function at(schema: Json | undefined, pointer: string): Json | undefined {
  return pointer
    .split("/")
    .slice(1)
    .reduce<Json | undefined>((value, key) => (isObject(value) ? value[key] : undefined), schema);
}

const maps = ["properties", "patternProperties", "$defs"] as const;
const single = ["items", "additionalProperties"] as const;

/** What is left of a schema without everything that leads to no name; undefined when that is all. */
function leadingToNames(schema: Json | undefined, file: string, kept: ReadonlySet<string>): JsonObject | undefined {
  if (!isObject(schema)) return undefined;
  const inner = (one: Json | undefined) => leadingToNames(one, file, kept);
  const { $ref, livery, allOf, anyOf } = schema;
  const marks = isObject(livery) ? livery : {};
  if (typeof marks["reference"] === "string") return { $ref: `#/$defs/name-${marks["reference"]}` };
  const all = [
    ...[allOf, anyOf].flatMap((list) => (Array.isArray(list) ? list : [])).map((one) => conditional(one, inner)),
    typeof marks["keys"] === "string" ? { $ref: `#/$defs/keys-${marks["keys"]}` } : undefined,
    ...cellsIn(schema["properties"]),
  ].filter((one) => one !== undefined);
  const target = typeof $ref === "string" ? targetOf($ref, file) : undefined;
  const part: JsonObject = {
    ...(target !== undefined && kept.has(target) && { $ref: `#/$defs/${target.replace(/\.schema\.json#?/, "")}` }),
    ...Object.fromEntries(single.flatMap((key) => entry(key, inner(schema[key])))),
    ...Object.fromEntries(maps.flatMap((key) => entry(key, mapOf(schema[key], inner)))),
    ...(all.length > 0 && { allOf: all }),
  };
  return Object.keys(part).length > 0 ? part : undefined;
}

/** Cells of a call that the brand names: which fields there are depends on the name beside them. */
function cellsIn(properties: Json | undefined): JsonObject[] {
  return Object.values(isObject(properties) ? properties : {}).flatMap((one) => {
    const marks = isObject(one) && isObject(one["livery"]) ? one["livery"] : {};
    return typeof marks["cells"] === "string" ? [{ $ref: `#/$defs/cells-${marks["cells"]}` }] : [];
  });
}

/** What applies only if something else does keeps its condition. */
function conditional(schema: Json, inner: (one: Json | undefined) => JsonObject | undefined): JsonObject | undefined {
  if (!isObject(schema) || schema["if"] === undefined) return inner(schema);
  const then = inner(schema["then"]);
  return then && { if: schema["if"], then };
}

function mapOf(
  map: Json | undefined,
  inner: (one: Json | undefined) => JsonObject | undefined,
): JsonObject | undefined {
  if (!isObject(map)) return undefined;
  const entries = Object.entries(map).flatMap(([key, one]) => entry(key, inner(one)));
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

function entry(key: string, value: JsonObject | undefined): [string, JsonObject][] {
  return value === undefined ? [] : [[key, value]];
}
