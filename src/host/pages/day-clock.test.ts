import { expect, test, vi } from "vitest";
import { DayClock, type DayOf } from "./day-clock.ts";

const midnight = 1_000_000;
const dayOf = vi.fn<DayOf>((moment) => (moment < midnight ? "Monday" : "Tuesday"));

test("what was before midnight is not today after it, whatever was asked before", () => {
  const clock = new DayClock(dayOf);
  expect(clock.isToday(midnight - 5000, midnight - 1, "Asia/Manila")).toBe(true);
  expect(clock.isToday(midnight - 5000, midnight, "Asia/Manila")).toBe(false);
  expect(clock.isToday(midnight - 1, midnight + 1, "Asia/Manila")).toBe(false);
  expect(clock.isToday(midnight, midnight + 1, "Asia/Manila")).toBe(true);
});
test("within a second it is worked out once", () => {
  const clock = new DayClock(dayOf);
  dayOf.mockClear();
  for (let now = 10; now < 900; now += 10) clock.isToday(10, now, "Asia/Manila");
  expect(dayOf.mock.calls.length).toBeLessThan(5);
});
