import { expect, test } from "vitest";
import { withoutComments } from "./support/findings.ts";
import { filesLike, textOf } from "./support/tree.ts";

/** Code lines: neither blank nor only a comment. */
function codeLines(text: string): number {
  return withoutComments(text)
    .split("\n")
    .filter((line) => line.trim() !== "").length;
}

/** The value below which the given share of the numbers lies. */
function percentile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

const lengths = filesLike("src", /\.tsx?$/)
  .filter((file) => !/\.test\.tsx?$|\.generated\./.test(file))
  .map((file) => codeLines(textOf(file)));

test("only lines with code count", () => {
  expect(codeLines('// why\n\n/* more\n   of it */\nconst a = "x"; // here\n\nreturn a;\n')).toBe(2);
  expect(percentile([1, 2, 3, 100], 0.5)).toBe(2);
  expect(percentile([1, 2, 3, 100], 0.95)).toBe(100);
});

test("the median file under src has at most 60 code lines", () => {
  expect(lengths.length).toBeGreaterThan(0);
  expect(percentile(lengths, 0.5)).toBeLessThanOrEqual(60);
});

test("19 of 20 files under src have at most 200 code lines", () => {
  expect(percentile(lengths, 0.95)).toBeLessThanOrEqual(200);
});
