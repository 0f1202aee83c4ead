import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isObject, type Json, type JsonObject } from "#kernel/json.ts";
import { mergedLayers } from "#compile/layer/merged-layers.ts";
import { readSources } from "#compile/read/sources.ts";
import { collect } from "#compile/validate/collect.ts";
import { partSchemas } from "#compile/validate/parts.ts";
import { validatorOf } from "#compile/validate/validators.ts";
import { newWalk } from "#compile/validate/walk.ts";
import { walkSchema } from "#compile/validate/walk-schema.ts";
import { readGoodSite } from "./mutations/good-site.ts";

interface Part {
  /** The name of its schema. */
  name: string;
  value: Json;
}

const { files, brands } = readGoodSite();
const { chains } = readSources(files);

/** Every part of the brands, each once. */
const parts = [
  ...new Map(
    brands.flatMap((id) => partsOf(mergedLayers(chains.get(id) ?? []))).map((part) => [part.value, part] as const),
  ).values(),
];

function partsOf(merged: JsonObject): Part[] {
  return Object.keys(partSchemas).flatMap((name) => partsNamed(name, merged));
}

function partsNamed(name: string, merged: JsonObject): Part[] {
  const section = merged[name.replace(/Entry$/, "")];
  if (section === undefined) return [];
  return name.endsWith("Entry")
    ? Object.values(section as JsonObject).map((value) => ({ name, value }))
    : [{ name, value: section }];
}

const schemaOf = (name: string) => partSchemas[name] as (typeof partSchemas)[string];
const isValid = (name: string, value: Json) => validatorOf(schemaOf(name))?.(value);

/** The walk without validators: no part is three steps deep. */
function explained(name: string, value: Json) {
  const walk = newWalk();
  const result = walkSchema(schemaOf(name), value, ["a", "b", "c"], walk);
  return { result, walk };
}

function places(value: Json, path: (string | number)[] = []): (string | number)[][] {
  if (Array.isArray(value)) return [path, ...value.flatMap((inner, index) => places(inner, [...path, index]))];
  return isObject(value)
    ? [path, ...Object.entries(value).flatMap(([key, inner]) => places(inner, [...path, key]))]
    : [path];
}

function changed(
  value: Json,
  [step, ...rest]: readonly (string | number)[],
  change: (inner: Json) => Json | undefined,
): Json {
  if (step === undefined) return change(value) ?? {};
  const copy = structuredClone(value) as Record<string | number, Json>;
  const inner = rest.length > 0 ? changed(copy[step] as Json, rest, change) : change(copy[step] as Json);
  if (inner === undefined && Array.isArray(copy)) copy.splice(Number(step), 1);
  else if (inner === undefined) delete copy[step];
  else copy[step] = inner;
  return copy as Json;
}

describe("the generated validators", () => {
  it("exist for every part of a brand", () => {
    expect(Object.entries(partSchemas).filter(([, schema]) => !validatorOf(schema))).toEqual([]);
  });

  it("accept every part of a valid brand, and collect the same from it as the walk", () => {
    expect(parts.length).toBeGreaterThan(200);
    for (const { name, value } of parts) {
      expect([name, isValid(name, value)]).toEqual([name, true]);
      const walk = newWalk();
      const result = collect(schemaOf(name), value, ["a", "b", "c"], walk);
      expect({ result, walk }).toEqual(explained(name, value));
    }
  });

  it("reject a changed part exactly when the walk finds a mistake in it", () => {
    const spots = parts.flatMap((part) => places(part.value).map((path) => ({ ...part, path })));
    const change = fc.constantFrom<(value: Json) => Json | undefined>(
      () => undefined,
      () => 7,
      () => -1.5,
      () => "",
      () => "Strange Words!",
      () => "x".repeat(3000),
      () => true,
      () => [],
      () => ["x"],
      () => ({}),
      (value) => (isObject(value) ? { ...value, strange: 1 } : { strange: value }),
      (value) => (Array.isArray(value) ? [...value, ...value] : [value]),
    );
    fc.assert(
      fc.property(fc.constantFrom(...spots), change, ({ name, value, path }, make) => {
        const tried = changed(value, path, make);
        const mistakes = explained(name, tried).walk.mismatches;
        expect([name, path, mistakes, isValid(name, tried)]).toEqual([name, path, mistakes, mistakes.length === 0]);
      }),
      { numRuns: 3000 },
    );
  });
});
