import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isDay, periodIn, periodOf, type Choosable } from "./period.ts";

describe("a preset ends with the merchant's today, but yesterday", () => {
  test.each([
    ["today", "2026-03-01", "2026-03-01"],
    ["yesterday", "2026-02-28", "2026-02-28"],
    ["week", "2026-02-23", "2026-03-01"],
    ["month", "2026-01-31", "2026-03-01"],
  ] as const)("%s", (preset, from, to) => expect(periodOf(preset, "2026-03-01")).toEqual({ from, to }));
});

const choosable: Choosable = { most: 31, since: "2000-01-01", today: "2026-03-01" };

describe("a period in the address", () => {
  test.each([
    ["two days in order", "2026-02-01..2026-02-28", { from: "2026-02-01", to: "2026-02-28" }],
    ["a day alone", "2026-02-01", { from: "2026-02-01", to: "2026-02-01" }],
    ["a month alone", "2026-02", { from: "2026-02-01", to: "2026-02-28" }],
    ["a month of 31 days", "2026-01", { from: "2026-01-01", to: "2026-01-31" }],
    ["the month that runs, up to today", "2026-03", { from: "2026-03-01", to: "2026-03-01" }],
    ["a month that has not come", "2026-04", undefined],
    ["no month", "2026-13", undefined],
    ["no last day", "2026-02-01..", undefined],
    ["one day", "2026-02-01..2026-02-01", { from: "2026-02-01", to: "2026-02-01" }],
    ["the first after the last", "2026-02-02..2026-02-01", undefined],
    ["31 February", "2026-02-01..2026-02-31", undefined],
    ["too long", "2026-01-01..2026-02-01", undefined],
    ["400 days", "2025-01-01..2026-02-05", undefined],
    ["today", "2026-03-01..2026-03-01", { from: "2026-03-01", to: "2026-03-01" }],
    ["a day that has not come", "2026-03-01..2026-03-02", undefined],
    ["days that have not come", "2027-01-05..2027-01-09", undefined],
    ["the first day that the contract takes", "2000-01-01..2000-01-02", { from: "2000-01-01", to: "2000-01-02" }],
    ["a day before that", "1999-12-31..2000-01-02", undefined],
    ["no days", "..", undefined],
    ["three days", "2026-02-01..2026-02-02..2026-02-03", undefined],
    ["a time", "2026-02-01T00:00..2026-02-02", undefined],
  ])("%s", (_what, text, period) => expect(periodIn(text, choosable)).toEqual(period));

  test("is read as it was written, whatever the text was", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const period = periodIn(text, choosable);
        if (period) expect([`${period.from}..${period.to}`, period.from, period.from.slice(0, 7)]).toContain(text);
      }),
    );
  });
});

test("a day is one of the calendar", () => {
  expect(["2024-02-29", "2025-02-29", "2026-13-01", "2026-1-1", ""].map(isDay)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});
