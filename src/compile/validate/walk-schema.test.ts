import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { brand } from "#descriptor/brand.ts";
import { textPack } from "#descriptor/text-pack.ts";
import { widgetDescriptions } from "#descriptor/widgets/index.ts";
import { contract } from "#gateway/contract.ts";
import type { Endpoint } from "#gateway/endpoint.ts";
import { isObject, type Json, type JsonObject } from "#kernel/json.ts";
import { readSources } from "../read/sources.ts";
import { site } from "../fixtures/site.ts";
import { mergedLayers } from "../layer/merged-layers.ts";
import { newWalk } from "./walk.ts";
import { walkSchema } from "./walk-schema.ts";

const sound = mergedLayers(readSources(site).chains.get("acme") ?? []);

function walked(schema: z.ZodType, value: unknown) {
  const walk = newWalk();
  return { result: walkSchema(schema, value, [], walk), walk };
}

/** The brand without options and slots of widgets: zod ignores them, and the walk checks them against the widget. */
function withoutOptions(value: Json): Json {
  if (Array.isArray(value)) return value.map(withoutOptions);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !(key === "options" && "widget" in value))
      .map(([key, inner]) => [key, withoutOptions(inner)]),
  );
}

function places(value: Json, path: string[] = []): string[][] {
  return isObject(value)
    ? [path, ...Object.entries(value).flatMap(([key, inner]) => places(inner, [...path, key]))]
    : [path];
}

function changed(value: Json, path: readonly string[], change: (inner: Json) => Json | undefined): Json {
  const [step, ...rest] = path;
  if (step === undefined) return change(value) ?? {};
  const object = value as JsonObject;
  if (rest.length > 0) return { ...object, [step]: changed(object[step] ?? null, rest, change) };
  const inner = change(object[step] ?? null);
  const { [step]: _old, ...others } = object;
  return inner === undefined ? others : { ...object, [step]: inner };
}

describe("the walk along a schema", () => {
  it("agrees with zod on a valid brand, including defaults", () => {
    const plain = withoutOptions(sound);
    const { result, walk } = walked(brand, sound);
    expect(walk.mismatches).toEqual([]);
    expect(withoutOptions(result as Json)).toEqual(brand.parse(plain));
  });

  it("agrees with zod on whether a changed brand is valid", () => {
    const all = places(sound).filter((path) => path.length > 0 && !path.includes("options"));
    const change = fc.constantFrom<(value: Json) => Json | undefined>(
      () => undefined,
      () => 7,
      () => "Strange Words!",
      () => true,
      () => ["x"],
      () => null,
      (value) => (isObject(value) ? { ...value, strange: 1 } : {}),
    );
    fc.assert(
      fc.property(fc.constantFrom(...all), change, (path, make) => {
        const tried = changed(sound, path, make);
        const { walk } = walked(brand, tried);
        const checked = walk.mismatches.filter(({ path: place }) => !place.includes("options"));
        // Names are looked up by rules of their own, so any string is valid here.
        const looked = walk.references.some(({ name }) => name === "Strange Words!");
        if (!looked) expect([path, checked.length > 0]).toEqual([path, !brand.safeParse(tried).success]);
      }),
      { numRuns: 400 },
    );
  });

  it("reports at most one finding for one change", () => {
    const all = places(sound).filter((path) => path.length > 1);
    fc.assert(
      fc.property(
        fc.constantFrom(...all),
        fc.constantFrom<Json | undefined>(7, "Strange Words!", undefined, ["x"]),
        (path, value) => {
          expect(
            walked(
              brand,
              changed(sound, path, () => value),
            ).walk.mismatches.length,
          ).toBeLessThanOrEqual(1);
        },
      ),
      { numRuns: 400 },
    );
  });

  it("supports every kind of schema that descriptors, widgets and calls use", () => {
    const kinds = new Set<string>();
    const seen = new Set<unknown>();
    const visit = (schema: z.ZodType): void => {
      if (seen.has(schema)) return;
      seen.add(schema);
      const { def } = schema as unknown as {
        def: { type: string; checks?: { _zod: { def: { check: string } } }[] } & Record<string, unknown>;
      };
      kinds.add(def.type);
      for (const inner of Object.values(def).flat()) if (inner instanceof z.ZodType) visit(inner);
      if (def.type === "object")
        for (const inner of Object.values((def as unknown as { shape: Record<string, z.ZodType> }).shape)) visit(inner);
      if (def.type === "lazy") visit((def as unknown as { getter: () => z.ZodType }).getter());
      for (const { _zod } of def.checks ?? []) expect(["custom", "overwrite"]).not.toContain(_zod.def.check);
    };
    for (const schema of [
      brand,
      textPack,
      ...Object.values(widgetDescriptions).map(({ options }) => options),
      ...Object.values(contract as Record<string, Endpoint>).map(({ input }) => input),
    ])
      visit(schema as z.ZodType);
    const known = [
      "optional",
      "default",
      "lazy",
      "object",
      "record",
      "array",
      "union",
      "unknown",
      "never",
      "string",
      "number",
      "boolean",
      "enum",
      "literal",
      "file",
    ];
    expect([...kinds].filter((kind) => !known.includes(kind))).toEqual([]);
  });

  it("reports a file that only a visitor can pick", () => {
    expect(walked(z.object({ images: z.array(z.file()) }), { images: ["logo.png"] }).walk.mismatches).toMatchObject([
      { rule: "wrong-shape", path: ["images", 0], message: "Expected a file that a visitor picks, not a string." },
    ]);
  });

  it("fills in the defaults of a widget's options", () => {
    const { result } = walked(brand, sound);
    expect(
      (result as { screens: { home: { body: { winners: { options: unknown } } } } }).screens.home.body.winners.options,
    ).toEqual({ source: { call: "winnerBoard" }, look: "rows" });
  });
});

describe("many unknown keys in one object", () => {
  const many = (count: number) =>
    walked(
      z.strictObject({ name: z.string().optional() }),
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`unknown${index}`, 1])),
    ).walk.mismatches;
  it("are a hundred findings, and one that counts the rest: 200 KB of them must not hold the host", () => {
    const found = many(20_000);
    expect(found.map(({ rule }) => rule)).toEqual(Array<string>(101).fill("unknown-key"));
    expect(found.at(-1)).toMatchObject({
      path: ["unknown100"],
      message: 'Unknown key "unknown100", and 19899 more in the same object.',
    });
  });
  it("are a finding each as long as somebody may read them", () =>
    expect(
      [100, 101].map((count) =>
        many(count)
          .map(({ message }) => message)
          .at(-1),
      ),
    ).toEqual(['Unknown key "unknown99".', 'Unknown key "unknown100".']));
});
