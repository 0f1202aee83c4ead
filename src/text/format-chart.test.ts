import { expect, test } from "vitest";
import { formatShare, formatShort, formatShortDay } from "./format-chart.ts";

test("a share is in whole percents", () => {
  expect(formatShare(0.427, "en")).toBe("43%");
});

test.each([
  [1250, "1.3K"],
  [-2500, "-2.5K"],
  [0.05, "0.05"],
  [250, "250"],
  [0, "0"],
])("%s on an axis is %s", (value, shown) => {
  expect(formatShort(value, "en")).toBe(shown);
});

test("a day is shown without its year, in the merchant's time zone", () => {
  expect(formatShortDay("2026-03-13T20:00:00Z", "en", "Asia/Manila")).toBe("Mar 14");
});
