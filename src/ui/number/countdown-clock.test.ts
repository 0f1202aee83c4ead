import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { NO_TIME, clockText, isUrgent, secondsUntil } from "./countdown-clock.ts";

const seconds = fc.integer({ min: 1, max: 500_000 });

describe("countdown", () => {
  it("shows --:--:-- when there is nothing to count @games-2-94", () => expect(clockText(null)).toBe("--:--:--"));
  it("shows --:--:-- when expired @games-2-94", () =>
    expect([clockText(0), clockText(secondsUntil(1000, 1001))]).toEqual([NO_TIME, NO_TIME]));
  it("counts hh:mm:ss @games-2-95", () =>
    expect([clockText(1), clockText(59), clockText(3723), clockText(86_400)]).toEqual([
      "00:00:01",
      "00:00:59",
      "01:02:03",
      "24:00:00",
    ]));

  it("is urgent under 6 seconds @games-2-96 @games-9-06", () =>
    expect([7, 6, 5, 1].map(isUrgent)).toEqual([false, false, true, true]));
  it("is not urgent when expired or not on sale", () => expect([isUrgent(0), isUrgent(null)]).toEqual([false, false]));

  it("writes every time so that it can be parsed back", () => {
    fc.assert(
      fc.property(seconds, (value) => {
        const text = clockText(value);
        const [hours = 0, minutes = 0, rest = 0] = text.split(":").map(Number);
        expect(text).toMatch(/^\d{2,}:[0-5]\d:[0-5]\d$/);
        expect(hours * 3600 + minutes * 60 + rest).toBe(value);
      }),
    );
  });

  it("never counts upwards and never below zero", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000 }),
        fc.integer({ min: 0, max: 10_000_000 }),
        fc.nat(100_000),
        (until, now, later) => {
          const before = secondsUntil(until, now) ?? -1;
          const after = secondsUntil(until, now + later) ?? -1;
          expect(after).toBeGreaterThanOrEqual(0);
          expect(after).toBeLessThanOrEqual(before);
        },
      ),
    );
  });

  it("expires exactly at its end", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), (until) => {
        expect(secondsUntil(until, until)).toBe(0);
        expect(secondsUntil(until, until - 1)).toBe(1);
      }),
    );
  });
});
