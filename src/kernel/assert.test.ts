import { expect, test } from "vitest";
import { required, unreachable } from "./assert.ts";

test("a value that is present is returned, even when it is empty or zero", () => {
  expect(required("", "A word")).toBe("");
  expect(required(0, "A number")).toBe(0);
});
test.each([[null], [undefined]])("%s is named as missing", (value) =>
  expect(() => required(value, 'The route "home"')).toThrow('The route "home" is missing'),
);
test("an unhandled case is named in the error", () =>
  expect(() => unreachable("acme" as never)).toThrow('Unexpected case: "acme"'));
