import { expect, test } from "vitest";
import { median } from "./median.ts";

test("the median of an odd number of values is the one in the middle, by size and not by letters", () => {
  expect(median([1000, 9, 80])).toBe(80);
});

test("the median of an even number of values is the mean of the two in the middle", () => {
  expect(median([4, 1, 3, 2])).toBe(2.5);
});

test("one wild value does not move it", () => {
  expect(median([500, 510, 520, 530, 60_000])).toBe(520);
});

test("an empty list has no median", () => {
  expect(median([])).toBeNaN();
});

test("the values are left in their order", () => {
  const values = [3, 1, 2];
  median(values);
  expect(values).toEqual([3, 1, 2]);
});
