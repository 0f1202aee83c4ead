import { expect, test } from "vitest";
import { isWithin, rowLines, rowsOf } from "./report.ts";

const keys = (...times: [code: number, paint: number][]) => times.map(([code, paint]) => ({ code, paint }));
const visits = {
  hand: [
    { mount: 90, key: keys([1, 2], [1, 4]), keyAfterTry: keys([2, 5]) },
    { mount: 110, key: keys([1, 3]), keyAfterTry: keys([2, 5]) },
  ],
  engine: [
    { mount: 130, key: keys([2, 9], [2, 9]), keyAfterTry: keys([9, 10]) },
    { mount: 140, key: keys([2, 9]), keyAfterTry: keys([9, 10]) },
  ],
};

test("figures are medians over all visits", () => {
  expect(rowsOf(visits).map(({ hand, engine }) => [hand, engine])).toEqual([
    [100, 135],
    [3, 9],
    [1, 2],
    [5, 10],
    [2, 9],
  ]);
});
test("each figure has its goal; explanatory ones have none", () => {
  expect(rowsOf(visits).map(isWithin)).toEqual([true, false, true, false, true]);
  expect(rowLines(rowsOf(visits))[2]).toMatch(/key to paint +3\.0 +9\.0 +3\.00 × +≤ 1\.1 × +over/);
});
