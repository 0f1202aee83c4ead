import { describe, expect, it } from "vitest";
import { jsonText } from "./json-text.ts";
import { withoutRepeats } from "./repeats.ts";

describe("JSON as a person writes it", () => {
  it("keeps what fits on one line, but opens the outermost object", () => {
    expect(jsonText({ a: { b: [1, "two", null] }, c: {} })).toBe(
      '{\n  "a": { "b": [1, "two", null] },\n  "c": {}\n}\n',
    );
  });
  it("breaks what is too long", () => {
    const text = jsonText({ list: ["x".repeat(60), "y".repeat(60)] });
    expect(text.split("\n")).toHaveLength(7);
    expect(JSON.parse(text)).toEqual({ list: ["x".repeat(60), "y".repeat(60)] });
  });
});

it("values that the layers below already have are removed", () => {
  expect(
    withoutRepeats({ a: { b: 1, c: 2 }, d: [1], e: { f: true } }, { a: { b: 1, c: 3 }, d: [1], e: { f: true } }),
  ).toEqual({ a: { c: 2 } });
});
