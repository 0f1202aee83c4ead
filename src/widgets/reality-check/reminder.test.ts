// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { isDue, keepReminded, remindersDue, untilNext } from "./reminder.ts";

const SINCE = "2026-03-14T05:20:00.000Z";
const after = (minutes: number) => Date.parse(SINCE) + minutes * 60_000;
const every = (kind: "never" | "quarter" | "half" | "hour") => ({ since: SINCE, every: kind });

beforeEach(() => localStorage.clear());

test.each([
  ["quarter", 14, 0, 1],
  ["quarter", 15, 1, 15],
  ["half", 59, 1, 1],
  ["hour", 180, 3, 60],
  // A phone whose clock is behind.
  ["hour", -5, 0, 65],
] as const)("every %s, after %i minutes: %i were due, the next in %i", (kind, minutes, due, next) => {
  expect(remindersDue(every(kind), after(minutes))).toBe(due);
  expect(untilNext(every(kind), after(minutes))).toBe(next * 60_000);
});
test("never is never", () => {
  expect([remindersDue(every("never"), after(9999)), untilNext(every("never"), after(0))]).toEqual([0, undefined]);
});
test("a reminder is shown once, the next one when it is due, and again in another session", () => {
  expect(isDue(every("quarter"), after(16))).toBe(true);
  keepReminded(every("quarter"), after(16));
  expect([isDue(every("quarter"), after(20)), isDue(every("quarter"), after(30))]).toEqual([false, true]);
  expect(isDue({ since: "2026-03-14T05:00:00.000Z", every: "quarter" }, after(16))).toBe(true);
});
