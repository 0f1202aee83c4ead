import { expect, test } from "vitest";
import type { Diagnostic } from "#compile/findings/diagnostic.ts";
import { changeReport, reportOf } from "./diagnostics-report.ts";

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

test("each finding names where, what, and what to do", () => {
  const { hint: _, ...without } = finding;
  expect(reportOf([finding, { ...without, line: 9 }])).toBe(
    'brands/acme/brand.json:3:5  error  unknown-key\n  "nmae" is no part of a brand.\n  Did you mean "name"?\n\nbrands/acme/brand.json:9:5  error  unknown-key\n  "nmae" is no part of a brand.',
  );
});

test("a mistake that shows elsewhere names the first of these places", () => {
  const at = (line: number) => ({ ...finding, file: "brands/base/menus.json", line });
  expect(
    reportOf([{ ...finding, related: [at(1)] }])
      .split("\n")
      .slice(-2),
  ).toEqual(["  It shows in 1 place:", "    brands/base/menus.json:1:5"]);
  const seven = [1, 2, 3, 4, 5, 6, 7].map(at);
  expect(
    reportOf([{ ...finding, related: seven }])
      .split("\n")
      .slice(3),
  ).toEqual([
    "  It shows in 7 places:",
    ...[1, 2, 3, 4, 5].map((line) => `    brands/base/menus.json:${line}:5`),
    "    … and 2 more",
  ]);
});

test("layers of an earlier format are named, after the findings", () => {
  const change = { updated: [], added: [], healed: [], removed: [], broken: new Map(), diagnostics: [], migrated: [] };
  const note =
    "2 layers are in an earlier format and served as migrated in memory. Run: livery migrate acme markets/zz";
  expect(changeReport(change)).toBe("");
  expect(changeReport({ ...change, migrated: ["acme", "markets/zz"] })).toBe(note);
  expect(changeReport({ ...change, diagnostics: [finding], migrated: ["acme", "markets/zz"] })).toBe(
    `${reportOf([finding])}\n\n${note}`,
  );
});
