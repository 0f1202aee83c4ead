import { expect, test } from "vitest";
import { isObject } from "./json.ts";

test.each([
  [{}, true],
  [{ a: 1 }, true],
  [null, false],
  [[], false],
  ["{}", false],
  [1, false],
  [undefined, false],
])("%j is an object: %s", (value, expected) => {
  expect(isObject(value)).toBe(expected);
});
