import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { brand } from "#descriptor/brand.ts";
import { isObject, type Json, type JsonObject } from "#kernel/json.ts";
import { mergePatch, ordered } from "./merge.ts";
import { forbiddenKeys } from "../read/file-limits.ts";

/** The examples of RFC 7396, appendix A: target, patch, result. */
const examples: readonly (readonly [Json, Json, Json])[] = [
  [{ a: "b" }, { a: "c" }, { a: "c" }],
  [{ a: "b" }, { b: "c" }, { a: "b", b: "c" }],
  [{ a: "b" }, { a: null }, {}],
  [{ a: "b", b: "c" }, { a: null }, { b: "c" }],
  [{ a: ["b"] }, { a: "c" }, { a: "c" }],
  [{ a: "c" }, { a: ["b"] }, { a: ["b"] }],
  [{ a: { b: "c" } }, { a: { b: "d", c: null } }, { a: { b: "d" } }],
  [{ a: [{ b: "c" }] }, { a: [1] }, { a: [1] }],
  [
    ["a", "b"],
    ["c", "d"],
    ["c", "d"],
  ],
  [{ a: "b" }, ["c"], ["c"]],
  [{ a: "foo" }, null, null],
  [{ a: "foo" }, "bar", "bar"],
  [{ e: null }, { a: 1 }, { e: null, a: 1 }],
  [[1, 2], { a: "b", c: null }, { a: "b" }],
  [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
];

const key = fc.constantFrom("a", "b", "c", "tabs", "__proto__", "constructor", "prototype");
const json = fc.letrec<{ value: Json; object: JsonObject }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.string(),
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie("value"), { maxLength: 3 }),
    tie("object"),
  ),
  // JSON.parse creates own properties for names like __proto__.
  object: fc
    .array(fc.tuple(key, tie("value")), { maxLength: 4 })
    .map(
      (entries) =>
        JSON.parse(
          `{${entries.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`).join(",")}}`,
        ) as JsonObject,
    ),
}));

describe("layering", () => {
  it.each(examples)("RFC 7396: %j with %j is %j", (target, patch, result) => {
    expect(mergePatch(target, patch)).toEqual(result);
  });

  it.each<[what: string, below: Json, own: Json, merged: Json]>([
    ["another word replaces", { all: [{ flag: "A" }] }, { not: { visitor: "guest" } }, { not: { visitor: "guest" } }],
    ["and what it negates is replaced by it", { not: { flag: "A" } }, { visitor: "guest" }, { visitor: "guest" }],
    ["so does another word within not", { not: { visitor: "guest" } }, { not: { flag: "A" } }, { not: { flag: "A" } }],
    [
      "so does another value in scope",
      { compare: { of: { row: "id" }, in: ["7"] } },
      { compare: { of: { query: "id" } } },
      { compare: { of: { query: "id" }, in: ["7"] } },
    ],
    [
      "the same word is merged",
      { compare: { of: { row: "id" }, in: ["7"] } },
      { compare: { in: ["8"] } },
      { compare: { of: { row: "id" }, in: ["8"] } },
    ],
    ["a word is removed with null", { flag: "A" }, { flag: null, promotion: "B" }, { promotion: "B" }],
    ["an empty one changes nothing", { flag: "A" }, {}, { flag: "A" }],
  ])("a condition has one word: %s", (_what, below, own, merged) => {
    const button = (when: Json) => ({ menus: { main: { entries: { home: { when } } } } });
    expect(mergePatch(button(below), button(own), brand)).toEqual(button(merged));
  });

  const inOptions = (widget: string | undefined, options: Json): JsonObject => ({
    screens: { home: { body: { main: { ...(widget !== undefined && { widget }), options } } } },
  });
  it.each<[what: string, below: JsonObject, own: JsonObject, merged?: JsonObject]>([
    [
      "an action",
      { menus: { main: { entries: { a: { do: { action: "navigate", to: "home", query: { a: 1 } } } } } } },
      { menus: { main: { entries: { a: { do: { action: "open-service" } } } } } },
    ],
    [
      "an action that names the same or none is changed",
      { menus: { main: { entries: { a: { do: { action: "navigate", to: "home" } } } } } },
      { menus: { main: { entries: { a: { do: { to: "login" } } } } } },
      { menus: { main: { entries: { a: { do: { action: "navigate", to: "login" } } } } } },
    ],
    [
      "a binding, in options of a widget that the layer below names",
      inOptions("record", { source: { call: "promotion", with: { id: { filter: "id" } } } }),
      inOptions(undefined, { source: { with: { id: { query: "id" } } } }),
      inOptions("record", { source: { call: "promotion", with: { id: { query: "id" } } } }),
    ],
    ["a widget", inOptions("record", { columns: 2 }), inOptions("logo", {})],
    [
      "a filter",
      { screens: { home: { filters: { a: { kind: "period", presets: ["today"] } } } } },
      { screens: { home: { filters: { a: { kind: "toggle", sends: "1" } } } } },
    ],
    [
      "a field",
      { forms: { login: { fields: { a: { kind: "choice", choices: { x: { label: "x" } } } } } } },
      { forms: { login: { fields: { a: { kind: "text", label: "y" } } } } },
    ],
  ])("another kind replaces: %s", (_what, below, own, merged = own) => {
    expect(mergePatch(below, own, brand)).toEqual(merged);
  });

  it("an empty layer changes nothing", () => {
    fc.assert(
      fc.property(json.object, (target) => {
        const clean = mergePatch(undefined, target);
        expect(mergePatch(clean, {})).toEqual(clean);
      }),
    );
  });

  it("null removes at any depth", () => {
    const hasNull = (value: Json): boolean =>
      value === null || (typeof value === "object" && !Array.isArray(value) && Object.values(value).some(hasNull));
    fc.assert(
      fc.property(json.object, json.object, (target, patch) => {
        expect(hasNull(mergePatch(mergePatch(undefined, target), patch))).toBe(false);
      }),
    );
  });

  it("modifies neither argument nor JavaScript's built-in objects", () => {
    fc.assert(
      fc.property(json.object, json.object, (target, patch) => {
        const before = JSON.stringify([target, patch]);
        const merged = mergePatch(mergePatch(undefined, target), patch);
        expect(JSON.stringify([target, patch])).toBe(before);
        expect(Object.getPrototypeOf(merged)).toBe(Object.prototype);
        expect(Object.keys(Object.prototype)).toEqual([]);
        const names = (value: Json): string[] =>
          isObject(value) ? Object.keys(value).flatMap((name) => [name, ...names(value[name] ?? null)]) : [];
        expect(names(merged).filter((name) => forbiddenKeys.has(name))).toEqual([]);
      }),
    );
  });
});

describe("the order of entries", () => {
  it("is the given order, with ... for the rest in its existing order", () => {
    expect(Object.keys(ordered({ a: 1, b: 2, c: 3, d: 4 }, ["d", "...", "b"]))).toEqual(["d", "a", "c", "b"]);
  });
  it("has the entries it does not name at the end when it has no ...", () => {
    expect(Object.keys(ordered({ a: 1, b: 2, c: 3 }, ["c"]))).toEqual(["c", "a", "b"]);
  });
  it("applies to the layers below and to the layer's own entries, and is not kept", () => {
    expect(
      Object.entries(mergePatch({ a: 1, b: 2 }, { c: 3, b: null, $order: ["c", "b", "..."] }) as JsonObject),
    ).toEqual([
      ["c", 3],
      ["a", 1],
    ]);
  });
  it("never loses or invents an entry", () => {
    const names = fc.uniqueArray(fc.constantFrom("a", "b", "c", "d", "e"));
    fc.assert(
      fc.property(names, names, fc.boolean(), (entries, order, rest) => {
        const value = Object.fromEntries(entries.map((name) => [name, name]));
        expect(Object.keys(ordered(value, rest ? [...order, "..."] : order)).sort()).toEqual([...entries].sort());
      }),
    );
  });
});
