import { expect, test } from "vitest";
import { unknownName } from "./usage-error.ts";

test("a misspelt name is answered with the nearest one and the list", () => {
  expect(unknownName("benchmark", "piant", ["check", "paint"])).toBe(
    `There is no benchmark "piant". Did you mean "paint"? There are: check, paint.`,
  );
});

test("a name like no other is answered with the list alone", () => {
  expect(unknownName("benchmark", "zzz", ["check", "paint"])).toBe(
    `There is no benchmark "zzz". There are: check, paint.`,
  );
});
