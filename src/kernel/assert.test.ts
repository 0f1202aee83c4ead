import { expect, test } from "vitest";
import { required } from "./assert.ts";

test("a value that is present is returned, even when it is empty or zero", () => {
  expect(required("", "A word")).toBe("");
  expect(required(0, "A number")).toBe(0);
});
test.each([[null], [undefined]])("%s is named as missing", (value) =>
  expect(() => required(value, 'The route "home"')).toThrow('The route "home" is missing'),
);
