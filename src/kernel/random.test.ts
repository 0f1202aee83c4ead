import { assert, integer, property, string } from "fast-check";
import { expect, test } from "vitest";
import { hashOf, seededRandom } from "./random.ts";

const series = (seed: number | string, length = 20) => {
  const random = seededRandom(seed);
  return Array.from({ length }, random);
};

test("the same seed gives the same series", () => {
  assert(
    property(string(), (seed) => {
      expect(series(seed)).toEqual(series(seed));
    }),
  );
});
test("a string seeds by its FNV-1a hash", () => {
  expect(hashOf("acme")).toBe(0x45fd71af);
  expect(series("acme")).toEqual(series(hashOf("acme")));
});
test("different seeds give different series", () => expect(series("acme")).not.toEqual(series("acmf")));
test("every number is in [0, 1)", () => {
  assert(
    property(integer(), (seed) => {
      expect(series(seed).every((number) => number >= 0 && number < 1)).toBe(true);
    }),
  );
});
test("the numbers are spread evenly", () => {
  const numbers = series(7, 10_000);
  const tenths = Array.from(
    { length: 10 },
    (_, tenth) => numbers.filter((number) => Math.floor(number * 10) === tenth).length,
  );
  expect(Math.min(...tenths)).toBeGreaterThan(850);
  expect(Math.max(...tenths)).toBeLessThan(1150);
});
