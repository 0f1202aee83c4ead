import { expect, test } from "vitest";
import { pauseAfter } from "./pause.ts";

test("the pauses grow to half a minute, and end", () => {
  expect([1, 2, 3].map(pauseAfter)).toEqual([2000, 3000, 4500]);
  expect([10, 19].map(pauseAfter)).toEqual([30_000, 30_000]);
  expect([20, 100].map(pauseAfter)).toEqual([false, false]);
});
test("altogether they last between five and ten minutes", () => {
  const all = Array.from({ length: 30 }, (_, index) => pauseAfter(index + 1) || 0);
  const minutes = all.reduce((sum, one) => sum + one, 0) / 60_000;
  expect(minutes).toBeGreaterThan(5);
  expect(minutes).toBeLessThan(10);
});
