import { expect, test } from "vitest";
import { figureLines, isWithin, type Figure } from "./figure.ts";

const figure: Figure = { name: "start", value: 3, unit: "s" };

test.each([
  [{ most: 3 }, true],
  [{ most: 2.9 }, false],
  [{ least: 3 }, true],
  [{ least: 3.1 }, false],
])("a goal of %j is within reach of 3: %s", (goal, within) => expect(isWithin({ ...figure, goal })).toBe(within));
test("what could not be measured misses its goal, and the table says why", () => {
  const failed = { ...figure, value: Number.NaN, failure: "did not start" };
  expect(isWithin(failed)).toBe(false);
  expect(figureLines([failed]).at(-1)).toMatch(/^start {2}did not start {2}s +misses its goal$/);
});
