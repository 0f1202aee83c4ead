import fc from "fast-check";
import { expect, test } from "vitest";
import { lotteryGamesOf } from "../catalogue/lottery-games.ts";
import { after } from "../clock.ts";
import { drawAt } from "./draw-clock.ts";

const schedules = lotteryGamesOf("acme").map((game) => ({
  period_seconds: game.periodSeconds,
  offset_seconds: game.offsetSeconds,
}));
const anySchedule = fc.constantFrom(...schedules);
const anyMoment = fc.date({ min: new Date("2020-01-01"), max: new Date("2060-01-01"), noInvalidDate: true });

test("the remaining time is a whole number of seconds from 1 to the period", () => {
  fc.assert(
    fc.property(anySchedule, anyMoment, (schedule, now) => {
      const { remainSeconds } = drawAt(schedule, now);
      expect(Number.isInteger(remainSeconds)).toBe(true);
      expect(remainSeconds).toBeGreaterThanOrEqual(1);
      expect(remainSeconds).toBeLessThanOrEqual(schedule.period_seconds);
    }),
  );
});

test("draw numbers never go back, and change exactly when a draw ends", () => {
  fc.assert(
    fc.property(anySchedule, anyMoment, fc.integer({ min: 0, max: 400_000_000 }), (schedule, now, wait) => {
      const first = drawAt(schedule, now);
      const second = drawAt(schedule, after(now, wait));
      expect(second.numero >= first.numero).toBe(true);
      expect(second.numero === first.numero).toBe(after(now, wait) < first.endsAt);
    }),
  );
});

test("the previous draw is the one that ran a moment before this one began", () => {
  fc.assert(
    fc.property(anySchedule, anyMoment, (schedule, now) => {
      const { previous } = drawAt(schedule, now);
      expect(drawAt(schedule, after(previous.endsAt, -1)).numero).toBe(previous.numero);
    }),
  );
});

test("a daily draw at nine in the evening ends at nine in Manila, and one at midnight belongs to the day before", () => {
  const evening = { period_seconds: 86_400, offset_seconds: 21 * 3600 };
  expect(drawAt(evening, new Date("2026-03-14T12:59:59Z"))).toMatchObject({
    numero: "20260314-0001",
    remainSeconds: 1,
  });
  expect(drawAt(evening, new Date("2026-03-14T13:00:00Z"))).toMatchObject({
    numero: "20260315-0001",
    remainSeconds: 86_400,
  });
  expect(drawAt({ period_seconds: 60, offset_seconds: 0 }, new Date("2026-03-14T15:59:30Z")).numero).toBe(
    "20260314-1440",
  );
});
