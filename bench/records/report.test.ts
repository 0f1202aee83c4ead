import { expect, test } from "vitest";
import { isWithin } from "../lobby/report.ts";
import { rowsOf } from "./report.ts";

const visit = { frames: 1000, slow: 0.2, longest: 80, elements: 300, growth: 4, tap: 20 };
const rowsWith = (changes: Partial<typeof visit>) => rowsOf({ hand: [visit], engine: [{ ...visit, ...changes }] });

test("figures are medians over all visits", () => {
  const rows = rowsOf({ hand: [visit], engine: [visit, { ...visit, growth: 6 }, { ...visit, growth: 9 }] });
  expect(rows.find(({ name }) => name.includes("growth"))).toMatchObject({ hand: 4, engine: 6, most: 8 });
});
test("one slow frame of a hundred is within the goal, more is over it", () => {
  expect(rowsWith({ slow: 1 }).every(isWithin)).toBe(true);
  expect(rowsWith({ slow: 1.1 }).every(isWithin)).toBe(false);
});
test("a tap that is shown within a frame that is not slow is within the goal; half a second is over it", () => {
  expect(rowsWith({ tap: 50 }).every(isWithin)).toBe(true);
  expect(rowsWith({ tap: 51 }).every(isWithin)).toBe(false);
  expect(rowsWith({ tap: 500 }).every(isWithin)).toBe(false);
});
test("twice the elements and the growth of memory are within the goal, more is over it", () => {
  expect(rowsWith({ elements: 600, growth: 8 }).every(isWithin)).toBe(true);
  expect(rowsWith({ elements: 601 }).every(isWithin)).toBe(false);
  expect(rowsWith({ growth: 8.1 }).every(isWithin)).toBe(false);
});
