import { expect, test } from "vitest";
import { unknownName } from "./usage-error.ts";

test("a misspelt name prints the nearest one and the list", () => {
  expect(unknownName("benchmark", "piant", ["check", "paint"])).toBe(
    `There is no benchmark "piant". Did you mean "paint"? There are: check, paint.`,
  );
});

test("a name without a similar one prints only the list", () => {
  expect(unknownName("benchmark", "zzz", ["check", "paint"])).toBe(
    `There is no benchmark "zzz". There are: check, paint.`,
  );
});
