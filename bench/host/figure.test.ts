import { expect, test } from "vitest";
import { isWithin, rowOf, type Figure } from "./figure.ts";

const figure: Figure = { name: "start", value: 3, unit: "s" };

test.each([
  [{ most: 3 }, true],
  [{ most: 2.9 }, false],
  [{ least: 3 }, true],
  [{ least: 3.1 }, false],
])("a goal of %j is within reach of 3: %s", (goal, within) => expect(isWithin({ ...figure, goal })).toBe(within));
test("what could not be measured misses its goal, and the table says why", () => {
  const failed = { ...figure, value: Number.NaN, failure: "did not start" };
  expect([isWithin(failed), rowOf(failed)]).toEqual([false, ["start", "did not start", "s", "", "misses its goal"]]);
});
