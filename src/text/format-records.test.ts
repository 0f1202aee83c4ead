import { expect, test } from "vitest";
import {
  dayOf,
  formatMerchantDay,
  formatMoment,
  formatPercent,
  formatSignedMoney,
  zoneName,
} from "./format-records.ts";

test("a day is that of the merchant, not of the phone", () => {
  const lateInLondon = Date.parse("2026-03-01T20:00:00Z");
  expect(dayOf(lateInLondon, "Asia/Manila")).toBe("2026-03-02");
  expect(dayOf(lateInLondon, "Europe/London")).toBe("2026-03-01");
});

test("an amount has its sign, unless it is nothing, and no binary fraction", () => {
  expect(["1234.50", "-0.10", "0.00", "90071992547409.93"].map((amount) => formatSignedMoney(amount, "en"))).toEqual([
    "+1,234.50",
    "-0.10",
    "0.00",
    "+90,071,992,547,409.93",
  ]);
});

test("a rate has two decimals at least, a moment its time, a zone its distance from Greenwich", () => {
  expect(formatPercent("0.8", "en")).toBe("0.80%");
  expect(formatMoment("2026-11-03T06:05:00Z", "en", "Asia/Manila")).toMatch(/^Nov 3, 2026, 2:05\sPM$/);
  expect(zoneName("Asia/Manila", "en", "2026-11-03")).toBe("GMT+8");
});

test("a zone has the distance of the day that is shown: neither that of 1970 nor that of another season", () => {
  expect(zoneName("Asia/Singapore", "en", "2026-01-01")).toBe("GMT+8");
  expect(zoneName("Asia/Kuala_Lumpur", "en", "2026-01-01")).toBe("GMT+8");
  expect(zoneName("America/New_York", "en", "2026-07-01")).toBe("GMT-4");
  expect(zoneName("America/New_York", "en", "2026-01-01")).toBe("GMT-5");
});

test("a date is the merchant's day already, a moment is on one in the merchant's time zone", () => {
  expect(formatMerchantDay("2026-01-02", "en", "America/New_York")).toBe("Jan 2, 2026");
  expect(formatMerchantDay("2026-01-02T01:00:00Z", "en", "America/New_York")).toBe("Jan 1, 2026");
});
