import { assert, bigInt, property } from "fast-check";
import { expect, test } from "vitest";
import { decimalOf } from "#kernel/money.ts";
import { formatClock, formatDay, formatMatchTime, formatMoney, formatNumber } from "./format.ts";

test.each([
  ["0.00", "0.00"],
  ["1234.5", "1,234.50"],
  ["1234.50", "1,234.50"],
  ["-0.05", "-0.05"],
  ["90071992547409933.07", "90,071,992,547,409,933.07"],
])("the balance %s is shown with two decimals as %s (account §9)", (decimal, shown) =>
  expect(formatMoney(decimal, "en-PH")).toBe(shown),
);
test("no digit of an amount is lost, however large", () => {
  assert(
    property(bigInt(), (minor) => {
      expect(formatMoney(decimalOf(minor), "en-PH").replaceAll(",", "")).toBe(decimalOf(minor));
    }),
  );
});
test("money has the narrow symbol of its currency", () =>
  expect(formatMoney("1234.50", "en-PH", "PHP")).toBe("₱1,234.50"));
test.each([
  [1234567, 0, "1,234,567"],
  [1.005, 2, "1.01"],
  [3, 2, "3.00"],
])("%s with %s decimals is %s", (value, decimals, shown) => expect(formatNumber(value, "en-PH", decimals)).toBe(shown));

test.each([
  ["2026-03-14T05:20:33Z", "Asia/Manila", "03/14 13:20"],
  ["2026-03-14T16:05:00Z", "Asia/Manila", "03/15 00:05"],
  ["2026-12-31T23:59:59Z", "UTC", "12/31 23:59"],
  ["2026-01-01T00:30:00Z", "America/New_York", "12/31 19:30"],
])("a match at %s is written MM/DD HH:mm in %s: %s @games-2-78", (timestamp, zone, shown) =>
  expect(formatMatchTime(timestamp, zone)).toBe(shown),
);

test.each([
  ["2026-03-14T16:05:00Z", "en-PH", "Asia/Manila", "Mar 15, 2026"],
  ["2026-03-14T16:05:00Z", "en-PH", "UTC", "Mar 14, 2026"],
  ["2026-11-03T00:00:00Z", "fil-PH", "Asia/Manila", "Nob 3, 2026"],
])("the day of %s in %s and %s is %s", (timestamp, locale, zone, shown) =>
  expect(formatDay(timestamp, locale, zone)).toBe(shown),
);

test.each([
  ["today's is the time alone", [2, 10, 42], "10:42 AM"],
  ["yesterday's includes the day", [1, 10, 42], "Jan 1, 10:42 AM"],
])("a time of day: %s", (_, [day, hour, minute], shown) => {
  const written = formatClock(+new Date(2026, 0, day, hour, minute), "en-US", +new Date(2026, 0, 2, 23, 59));
  expect(written.replaceAll("\u202f", " ")).toBe(shown);
});
