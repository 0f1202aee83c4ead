import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isObject, type Json, type JsonObject } from "#kernel/json.ts";
import type { Layer } from "./layer.ts";
import { effectiveSettings, settingsOf } from "./provenance.ts";
import { SourceFile } from "../read/source-file.ts";
import { mergePatch } from "./merge.ts";
import { collectLayers } from "../read/collect-layers.ts";
import { readFile } from "../read/read-file.ts";

function layersOf(values: readonly JsonObject[]): Layer[] {
  return values.map((value, index) => {
    const file = new SourceFile(`brands/l${index}/brand.json`, JSON.stringify(value), value, []);
    return {
      id: `l${index}`,
      isBrand: true,
      extends: undefined,
      fragments: [{ file, mount: [], value }],
      value,
      mainFile: file,
      readable: true,
    };
  });
}

const value = fc.letrec<{ any: Json; object: JsonObject }>((tie) => ({
  any: fc.oneof(
    { maxDepth: 3 },
    fc.integer({ min: 0, max: 9 }),
    fc.constant(null),
    fc.array(fc.integer(), { maxLength: 2 }),
    tie("object"),
  ),
  object: fc.dictionary(fc.constantFrom("a", "b", "c"), tie("any"), { maxKeys: 3, noNullPrototype: true }),
}));

function leaves(node: Json, path: string[] = []): { path: string[]; value: Json }[] {
  return isObject(node)
    ? Object.entries(node).flatMap(([key, inner]) => leaves(inner, [...path, key]))
    : [{ path, value: node }];
}

describe("where a value comes from", () => {
  it("is the last layer that writes it, for every value of every merge", () => {
    fc.assert(
      fc.property(fc.array(value.object, { minLength: 1, maxLength: 4 }), (values) => {
        const layers = layersOf(values);
        const merged = values.reduce<Json>((below, layer) => mergePatch(below, layer), {});
        for (const leaf of leaves(merged)) {
          const writer = settingsOf(layers, leaf.path).at(-1);
          expect(writer?.value).toEqual(leaf.value);
          const after = layers.slice(layers.indexOf(writer?.layer as Layer) + 1);
          for (const layer of after)
            expect(
              leaves(layer.value).filter(({ path }) => leaf.path.every((step, index) => path[index] === step)),
            ).toEqual([]);
        }
      }),
    );
  });

  it("excludes a layer below one that replaced the parent object", () => {
    const layers = layersOf([{ a: { b: 1 } }, { a: null }, { a: { c: 2 } }]);
    expect(effectiveSettings(layers, ["a"]).map(({ layer }) => layer.id)).toEqual(["l1", "l2"]);
  });

  it("is a section's own file, with the pointer in that file", () => {
    const files = new Map(
      [
        ["brands/base/footer.json", { $schema: "x", tabs: { home: { to: "home" } } }],
        ["brands/base/brand.json", { name: "Base" }],
      ].map(([path, content]) => [path as string, readFile(path as string, JSON.stringify(content))]),
    );
    const layers = [...collectLayers(files, new Set()).layers.values()];
    const [setting] = settingsOf(layers, ["footer", "tabs", "home", "to"]);
    expect([setting?.fragment.file.path, setting?.path]).toEqual(["brands/base/footer.json", ["tabs", "home", "to"]]);
  });
});
