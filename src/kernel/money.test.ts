import { assert, bigInt, property } from "fast-check";
import { expect, test } from "vitest";
import { decimalOf, minorUnits } from "./money.ts";

test("every amount comes back from its decimal string, however large", () => {
  assert(
    property(bigInt(), (minor) => {
      expect(minorUnits(decimalOf(minor))).toBe(minor);
    }),
  );
});
test("a decimal string always has two decimals", () => {
  assert(
    property(bigInt(), (minor) => {
      expect(decimalOf(minor)).toMatch(/^-?\d+\.\d{2}$/);
    }),
  );
});
test.each([
  ["0", 0n],
  ["1", 100n],
  ["1.5", 150n],
  ["1234.50", 123_450n],
  ["-0.05", -5n],
  ["90071992547409933.07", 9_007_199_254_740_993_307n],
])("%s is %s hundredths", (decimal, minor) => {
  expect(minorUnits(decimal)).toBe(minor);
});
test.each([["1.005"], ["0.000"], [""], ["1,000.00"], ["1e3"], [".5"], ["1."], ["NaN"], ["+1"], [" 1"]])(
  '"%s" is rejected: a third decimal, or not an amount at all',
  (decimal) => {
    expect(() => minorUnits(decimal)).toThrow(RangeError);
  },
);
test("the error says what to write", () =>
  expect(() => minorUnits("1.005")).toThrow("write digits, a point and at most two decimals"));
test.each([
  [0n, "0.00"],
  [5n, "0.05"],
  [-5n, "-0.05"],
  [100n, "1.00"],
])("%s hundredths are written %s", (minor, decimal) => expect(decimalOf(minor)).toBe(decimal));
