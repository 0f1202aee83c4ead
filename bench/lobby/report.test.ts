import { expect, test } from "vitest";
import { isWithin, rowLines, rowsOf } from "./report.ts";

const visit = { frames: 1000, slow: 0.2, slowLate: 0.2, longest: 80, elements: 300, memory: 9, growth: 4 };
const rowsWith = (changes: Partial<typeof visit>) => rowsOf({ hand: [visit], engine: [{ ...visit, ...changes }] });

test("figures are medians over all visits", () => {
  const rows = rowsOf({ hand: [visit], engine: [visit, { ...visit, growth: 6 }, { ...visit, growth: 9 }] });
  expect(rows.find(({ name }) => name.includes("growth"))).toMatchObject({ hand: 4, engine: 6, most: 8 });
});
test("one slow frame of a hundred is within the goal, and twice as many as by hand where that list has more", () => {
  expect(rowsWith({ slow: 1 }).every(isWithin)).toBe(true);
  expect(rowsWith({ slow: 1.1 }).every(isWithin)).toBe(false);
  expect(rowsOf({ hand: [{ ...visit, slow: 2 }], engine: [{ ...visit, slow: 4 }] }).every(isWithin)).toBe(true);
});
test("the last quarter of the scroll, where the list is longest, has the same goal", () => {
  expect(rowsWith({ slowLate: 1 }).every(isWithin)).toBe(true);
  expect(rowsWith({ slowLate: 1.1 }).every(isWithin)).toBe(false);
});
test("twice the elements and the growth of memory are within the goal, more is over it", () => {
  expect(rowsWith({ elements: 600, growth: 8 }).every(isWithin)).toBe(true);
  expect(rowsWith({ elements: 601 }).every(isWithin)).toBe(false);
  expect(rowLines(rowsWith({ growth: 8.1 })).at(-1)).toMatch(/of which growth +4\.0 +8\.1 +8\.0 +over/);
});
test("the longest frame and the total memory are explanatory", () =>
  expect(rowsWith({ longest: 9000, memory: 900 }).every(isWithin)).toBe(true));
