import fc from "fast-check";
import { expect, test } from "vitest";
import { after, duration } from "../clock.ts";
import { pauseAt, pauseEnd, type Pause, type PauseLength } from "./pause.ts";

const BEGIN = new Date("2026-08-31T05:20:00.000Z");

test.each([
  ["day", "2026-09-01T05:20:00.000Z"],
  ["week", "2026-09-07T05:20:00.000Z"],
  ["month", "2026-09-30T05:20:00.000Z"],
  // February has no 31st day: not earlier than half a year.
  ["halfYear", "2027-03-03T05:20:00.000Z"],
  ["year", "2027-08-31T05:20:00.000Z"],
  ["fiveYears", "2031-08-31T05:20:00.000Z"],
] as const)("a pause of a %s ends at %s", (length, end) => {
  expect(pauseEnd(length, BEGIN)?.toISOString()).toBe(end);
});
test("a pause for good never ends", () => {
  expect(pauseEnd("forever", BEGIN)).toBeNull();
});
test("a pause is over when its time has come", () => {
  const pauses: Pause[] = [{ state: "timeOut", until: pauseEnd("day", BEGIN) }];
  expect(pauseAt(pauses, after(BEGIN, duration.day - 1))?.state).toBe("timeOut");
  expect(pauseAt(pauses, after(BEGIN, duration.day))).toBeUndefined();
});

const lengths: PauseLength[] = ["day", "week", "month", "halfYear", "year", "fiveYears", "forever"];
const taken = fc.array(
  fc.record({
    length: fc.constantFrom(...lengths),
    state: fc.constantFrom<Pause["state"]>("timeOut", "excluded"),
    day: fc.nat(400),
  }),
  { minLength: 1, maxLength: 6 },
);

test("whatever is taken after it, no pause ends earlier than it says, and an exclusion stays one", () => {
  fc.assert(
    fc.property(taken, fc.nat(2500), (all, days) => {
      const now = after(BEGIN, days * duration.day);
      const pauses = all
        .map(({ length, state, day }) => ({ state, begun: after(BEGIN, day * duration.day), length }))
        .filter(({ begun }) => begun <= now)
        .map(({ state, begun, length }) => ({ state, until: pauseEnd(length, begun) }));
      const running = pauses.filter(({ until }) => until === null || until > now);
      const found = pauseAt(pauses, now);
      expect(found !== undefined).toBe(running.length > 0);
      for (const { until } of running)
        expect(found?.until === null || (until !== null && found!.until! >= until)).toBe(true);
      if (running.some(({ state }) => state === "excluded")) expect(found?.state).toBe("excluded");
    }),
  );
});
