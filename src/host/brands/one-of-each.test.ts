import { expect, test } from "vitest";
import type { Diagnostic } from "#compile/findings/diagnostic.ts";
import { oneOfEach } from "./one-of-each.ts";

const finding = (line: number, ...brands: string[]): Diagnostic => ({
  rule: "unknown-route",
  severity: "error",
  brands,
  file: "brands/base/routes.json",
  line,
  column: 1,
  length: 1,
  pointer: "",
  message: "There is no such route.",
});

test("what two brands inherit is one finding of both, in the order of places", () =>
  expect(oneOfEach([finding(7, "zenith"), finding(3, "acme"), finding(7, "acme")])).toEqual([
    finding(3, "acme"),
    finding(7, "acme", "zenith"),
  ]));
