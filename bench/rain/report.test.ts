import { expect, test } from "vitest";
import { isWithin, rowLines, rowsOf } from "./report.ts";

const rain = (rate: number, late: number) => ({ rate, late, longest: 40 });

test.each([
  ["as smooth as by hand", rain(60, 0), true],
  ["a few late frames", rain(58, 2.9), true],
  ["a twentieth fewer frames", rain(56.9, 0), false],
  ["many late frames", rain(60, 3.1), false],
])("%s: within is %o", (_, engine, within) => {
  const rows = rowsOf({ engine: [engine], hand: [rain(60, 0)] });
  expect(rows.every(isWithin)).toBe(within);
  expect(rowLines(rows).join("\n").includes("missed")).toBe(!within);
});
test("a rain that is as slow by hand misses the goal of frames a second alone: the page, or this machine, is too slow", () => {
  const rows = rowsOf({ engine: [rain(50, 22)], hand: [rain(51, 20)] });
  expect(rows.filter((row) => !isWithin(row)).map(({ name }) => name)).toEqual(["frames a second"]);
});
