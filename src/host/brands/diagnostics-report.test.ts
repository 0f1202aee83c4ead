import { expect, test } from "vitest";
import type { Diagnostic } from "#compile/findings/diagnostic.ts";
import { reportOf } from "./diagnostics-report.ts";

const finding: Diagnostic = {
  rule: "unknown-key",
  severity: "error",
  brands: ["acme"],
  file: "brands/acme/brand.json",
  line: 3,
  column: 5,
  length: 4,
  pointer: "/nmae",
  message: '"nmae" is no part of a brand.',
  hint: 'Did you mean "name"?',
};

test("each finding says where, what, and what to do", () => {
  const { hint: _, ...without } = finding;
  expect(reportOf([finding, { ...without, line: 9 }])).toBe(
    'brands/acme/brand.json:3:5  error  unknown-key\n  "nmae" is no part of a brand.\n  Did you mean "name"?\n\nbrands/acme/brand.json:9:5  error  unknown-key\n  "nmae" is no part of a brand.',
  );
});
