import fc from "fast-check";
import { expect, test } from "vitest";
import { winningNumber } from "./winning-number.ts";

const groupsOf = (text: string): number[][] => text.split("~").map((group) => group.split(",").map(Number));

test("digits that may repeat stay within their bounds", () => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      const [numbers = []] = groupsOf(winningNumber("4x1-6", seed));
      expect(numbers).toHaveLength(4);
      for (const number of numbers) expect(number >= 1 && number <= 6).toBe(true);
    }),
  );
});

test("numbers from a drum are different, in order, and within the drum", () => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      const [numbers = []] = groupsOf(winningNumber("6of45", seed));
      expect(new Set(numbers).size).toBe(6);
      expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
      for (const number of numbers) expect(number >= 1 && number <= 45).toBe(true);
    }),
  );
});

test("groups are joined by ~, and the same seed gives the same number", () => {
  expect(winningNumber("5x0-9~2x0-9", "a")).toMatch(/^\d(,\d){4}~\d,\d$/);
  expect(winningNumber("6of55", "a")).toBe(winningNumber("6of55", "a"));
  expect(winningNumber("6of55", "a")).not.toBe(winningNumber("6of55", "b"));
});

test("an unknown shape is refused", () => {
  expect(() => winningNumber("three", "a")).toThrow(/no shape/);
});
