import { describe, expect, it } from "vitest";
import { fixedText } from "./fixed-text.ts";

const text = '{\n  "a": { "one": 1, "two": 2 }, // kept\n  "b": ["x", "y"],\n\t"c":   { "d": 1 }\n}\n';

describe("a fix changes only its own place", () => {
  it.each([
    ["a key", { pointer: "/a", fix: { kind: "rename-key", text: "z" } }, '"a": {', '"z": {'],
    ["a value", { pointer: "/b/1", fix: { kind: "replace-value", text: "z" } }, '"y"', '"z"'],
    ["the first entry of an object", { pointer: "/a/one", fix: { kind: "remove" } }, '"one": 1, ', ""],
    ["the last entry of an object", { pointer: "/a/two", fix: { kind: "remove" } }, ', "two": 2', ""],
    ["the last entry of the file", { pointer: "/c", fix: { kind: "remove" } }, ',\n\t"c":   { "d": 1 }', ""],
    ["what is missing in a line", { pointer: "/a", fix: { kind: "add", text: "z" } }, '"two": 2', '"two": 2, "z": {}'],
  ] as const)("%s", (_what, fix, before, after) => {
    expect(fixedText(text, [fix])).toEqual({ text: text.replace(before, after), made: [fix] });
  });
  it("keeps the byte order mark", () => {
    expect(fixedText('\uFEFF{ "a": 1 }', [{ pointer: "/a", fix: { kind: "rename-key", text: "b" } }]).text).toBe(
      '\uFEFF{ "b": 1 }',
    );
  });
});

it("what is missing is added on a line of its own where the others have one", () => {
  const lines = '{\n  "a": 1,\n  "b": 2\n}\n';
  expect(fixedText(lines, [{ pointer: "", fix: { kind: "add", text: "z" } }]).text).toBe(
    '{\n  "a": 1,\n  "b": 2,\n  "z": {}\n}\n',
  );
});

describe("several fixes of a file", () => {
  it("are made together, whatever their order", () => {
    const fixes = [
      { pointer: "/a", fix: { kind: "rename-key", text: "z" } },
      { pointer: "/a/two", fix: { kind: "remove" } },
      { pointer: "/a/one", fix: { kind: "remove" } },
      { pointer: "/b/0", fix: { kind: "replace-value", text: "w" } },
    ] as const;
    for (const order of [fixes, fixes.toReversed()])
      expect(JSON.parse(fixedText(text.replace(" // kept", ""), order).text)).toEqual({
        z: {},
        b: ["w", "y"],
        c: { d: 1 },
      });
  });
});

describe("what cannot be fixed is left", () => {
  it.each([
    ["a key whose right name is there already", { pointer: "/a/one", fix: { kind: "rename-key", text: "two" } }],
    ["a value that is no text", { pointer: "/a/one", fix: { kind: "replace-value", text: "two" } }],
    ["a place that is not there", { pointer: "/x", fix: { kind: "remove" } }],
    ["an entry of a list", { pointer: "/b/0", fix: { kind: "remove" } }],
  ] as const)("%s", (_what, fix) => expect(fixedText(text, [fix])).toEqual({ text, made: [] }));
});
