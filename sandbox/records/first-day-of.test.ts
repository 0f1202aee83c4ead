import { expect, test } from "vitest";
import { firstDayAfter, firstDayOf } from "./first-day-of.ts";

test.each([
  ["day", "2026-03-14", "2026-03-14"],
  ["week", "2026-03-14", "2026-03-09"],
  ["week", "2026-03-15", "2026-03-09"],
  ["week", "2026-03-16", "2026-03-16"],
  ["week", "2026-03-01", "2026-02-23"],
  ["week", "2027-01-01", "2026-12-28"],
  ["month", "2026-03-01", "2026-03-01"],
  ["month", "2026-12-31", "2026-12-01"],
] as const)("the %s of %s begins on %s", (period, day, first) => {
  expect(firstDayOf(period, day)).toBe(first);
});

test.each([
  ["day", "2026-02-28", "2026-03-01"],
  ["week", "2026-03-15", "2026-03-16"],
  ["month", "2026-02-28", "2026-03-01"],
  ["month", "2026-01-31", "2026-02-01"],
  ["month", "2026-12-01", "2027-01-01"],
] as const)("the %s after that of %s begins on %s", (period, day, first) => {
  expect(firstDayAfter(period, day)).toBe(first);
});
