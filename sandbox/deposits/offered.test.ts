import { expect, test } from "vitest";
import { required } from "#kernel/assert.ts";
import { minorUnits } from "#kernel/money.ts";
import { feeOf, quoteOf } from "./amounts.ts";
import { leftOf, nextCutOff } from "./offered.ts";
import { ways } from "./methods.ts";

const MANILA = "Asia/Manila";
const way = { ...required(ways[0], "A way"), daily: "1000.00", fee: { fixed: "5.00", rate: 150n } };

test.each([
  ["before the hour it is today's", "2026-03-12T06:59:59Z", "2026-03-12T07:00:00.000Z"],
  ["at the hour it is the next day's", "2026-03-12T07:00:00Z", "2026-03-13T07:00:00.000Z"],
  ["on a Friday evening it is Monday's", "2026-03-13T12:00:00Z", "2026-03-16T07:00:00.000Z"],
  ["on a Saturday it is Monday's", "2026-03-14T05:20:00Z", "2026-03-16T07:00:00.000Z"],
  [
    "the day is the merchant's: late on Wednesday in London it is Thursday there",
    "2026-03-11T20:00:00Z",
    "2026-03-12T07:00:00.000Z",
  ],
])("a cut-off: %s", (_when, now, end) => {
  expect(nextCutOff(15, MANILA, new Date(now)).toISOString()).toBe(end);
});

test("a cut-off is by the clock of the merchant, also where it changes to summer time", () => {
  expect(nextCutOff(15, "Europe/Berlin", new Date("2026-03-27T08:00:00Z")).toISOString()).toBe(
    "2026-03-27T14:00:00.000Z",
  );
  expect(nextCutOff(15, "Europe/Berlin", new Date("2026-03-30T08:00:00Z")).toISOString()).toBe(
    "2026-03-30T13:00:00.000Z",
  );
});

test.each([
  [0n, 100_000n],
  [60_000n, 40_000n],
  [100_000n, 0n],
  [130_000n, 0n],
])("after %s of a day's 100000 there is %s left", (used, left) => expect(leftOf(way, used)).toBe(left));

test("a way without a limit of a day has none left to say", () =>
  expect(leftOf({ ...way, daily: null }, 1n)).toBeNull());

test("a fee has a fixed part and a part of the amount, which is rounded to the merchant's loss", () => {
  expect(feeOf(way, minorUnits("1000.00"))).toBe(2000n);
  expect(feeOf(way, minorUnits("100.33"))).toBe(650n);
  expect(quoteOf(way, minorUnits("1000.00"))).toEqual({ amount: "1000.00", fee: "20.00", credited: "980.00" });
});

test("the ways differ, and each takes its own quick amounts", () => {
  expect(new Set(ways.map(({ id }) => id)).size).toBe(ways.length);
  for (const { id, minimum, maximum, step, quick } of ways)
    for (const one of quick) {
      const amount = minorUnits(one);
      const isTaken =
        amount >= minorUnits(minimum) && amount <= minorUnits(maximum) && amount % minorUnits(step) === 0n;
      expect([id, one, isTaken]).toEqual([id, one, true]);
    }
});
