import { describe, expect, it } from "vitest";
import { applyChanges } from "./apply-changes.ts";
import type { Change } from "../change.ts";

const remove = (...path: string[]): Change => ({ kind: "remove", path });
const unwrap: Change = { kind: "unwrap", path: ["slots"], inner: ["body"] };

describe("a removed key takes its comma, and leaves comments next to it", () => {
  it.each([
    ["the first of a line", '{ "a": 1, "b": 2 }', '{ "b": 2 }'],
    ["the last of a line", '{ "b": 2, "a": 1 }', '{ "b": 2 }'],
    ["the only one", '{ "a": 1 }', "{}"],
    ["a comment behind the comma", '{\n  "a": 1, // x\n  "b": 2\n}', '{\n  // x\n  "b": 2\n}'],
    ["a comment before the comma", '{\n  "a": 1 /* x, y */,\n  "b": 2\n}', '{\n  /* x, y */\n  "b": 2\n}'],
    ["a comment above the last", '{\n  "b": 2, // x\n  "a": 1\n}', '{\n  "b": 2 // x\n}'],
    ["a comment that would swallow the end", '{ "b": 2, // x\n  "a": 1 }', '{ "b": 2 // x\n   }'],
    ["a comment beside the only one", '{ "a": 1 /* x */ }', "{  /* x */ }"],
  ])("%s", (_what, before, after) => expect(applyChanges(before, [remove("a")])).toBe(after));
});

describe("keys that are added are spaced as their neighbours are", () => {
  const entries = { x: [1], y: { z: null } };
  it.each([
    ["first in a line", undefined, '{ "a": 1 }', '{ "x": [1], "y": { "z": null }, "a": 1 }'],
    ["after another", "a", '{ "a": 1, "b": 2 }', '{ "a": 1, "x": [1], "y": { "z": null }, "b": 2 }'],
    ["after the last", "a", '{"a":1}', '{"a":1,"x": [1],"y": { "z": null }}'],
    ["in an empty object", "a", "{}", '{ "x": [1], "y": { "z": null } }'],
    ["before a trailing comma", "a", '{\n\t"a": 1,\n}', '{\n\t"a": 1,\n\t"x": [1],\n\t"y": { "z": null },\n}'],
    [
      "first, above a comment",
      undefined,
      '{\r\n  // x\r\n  "a": 1\r\n}',
      '{\r\n  "x": [1],\r\n  "y": { "z": null },\r\n  // x\r\n  "a": 1\r\n}',
    ],
  ])("%s", (_what, after, before, result) => {
    expect(applyChanges(before, [{ kind: "add", path: [], entries, after }])).toBe(result);
  });
  it("in a comment's line", () => {
    const added = applyChanges('{ /* x */ "a": 1 }', [{ kind: "add", path: [], entries: { x: 1 } }]);
    expect(added).toBe('{ "x": 1, /* x */ "a": 1 }');
  });
});

describe("a value that replaces the one around it keeps the comments there", () => {
  it.each([
    ["one line", '{ "slots": { "body": { "a": 1 } } }', '{ "slots": { "a": 1 } }'],
    [
      "a comment before what follows on its line",
      '{\n  "slots": { // x\n    "body": { "a": 1 } }\n}',
      '{\n  "slots": {\n    // x\n    "a": 1 }\n}',
    ],
    [
      "comments before and behind, Windows and tabs",
      '{\r\n\t"slots": { // x\r\n\t\t"body": {\r\n\t\t\t"a": 1\r\n\t\t} // y\r\n\t}\r\n}',
      '{\r\n\t"slots": {\r\n\t\t// x\r\n\t\t"a": 1\r\n\t\r\n\t\t// y\r\n\t}\r\n}',
    ],
    ["nothing inside", '{ "slots": { /* x */ "body": null /* y */ } }', '{ "slots": /* x */\n  /* y */\n  null }'],
  ])("%s", (_what, before, after) => expect(applyChanges(before, [unwrap])).toBe(after));
});
