import { array, assert, property, string } from "fast-check";
import { expect, test } from "vitest";
import { pointerOf, segmentsOf, valueAt } from "./pointer.ts";

test("every path comes back from its pointer (RFC 6901)", () => {
  assert(
    property(array(string()), (path) => {
      expect(segmentsOf(pointerOf(path))).toEqual(path);
    }),
  );
});

test("a pointer reaches the value at its path, whatever the keys are", () => {
  assert(
    property(array(string(), { minLength: 1 }), (path) => {
      const document = path.reduceRight<unknown>((inner, key) => Object.fromEntries([[key, inner]]), "here");
      expect(valueAt(document, pointerOf(path))).toBe("here");
    }),
  );
});

test.each([
  ["", { foo: ["bar", "baz"], "": 0, "a/b": 1, "m~n": 8 }],
  ["/foo/0", "bar"],
  ["/", 0],
  ["/a~1b", 1],
  ["/m~0n", 8],
  ["/nowhere", undefined],
  ["/foo/2", undefined],
  ["/toString", undefined],
])('the RFC\'s own document at "%s"', (pointer, expected) => {
  expect(valueAt({ foo: ["bar", "baz"], "": 0, "a/b": 1, "m~n": 8 }, pointer)).toEqual(expected);
});

test("~01 decodes to ~1, not to a slash", () => expect(segmentsOf("/~01")).toEqual(["~1"]));
test("list positions are written as numbers", () => expect(pointerOf(["tabs", 2, "a/b"])).toBe("/tabs/2/a~1b"));
