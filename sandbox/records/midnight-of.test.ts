import { expect, test } from "vitest";
import { midnightOf, momentOf } from "./midnight-of.ts";

test.each([
  ["2026-03-14", "Asia/Manila", "2026-03-13T16:00:00.000Z"],
  ["2026-03-14", "UTC", "2026-03-14T00:00:00.000Z"],
  ["2026-03-08", "America/New_York", "2026-03-08T05:00:00.000Z"],
  ["2026-03-09", "America/New_York", "2026-03-09T04:00:00.000Z"],
  ["2026-11-01", "America/New_York", "2026-11-01T04:00:00.000Z"],
  ["2026-11-02", "America/New_York", "2026-11-02T05:00:00.000Z"],
  ["2026-07-01", "Asia/Kolkata", "2026-06-30T18:30:00.000Z"],
])("%s begins in %s at %s", (day, timeZone, moment) => expect(midnightOf(day, timeZone).toISOString()).toBe(moment));

test.each([
  ["2026-03-14", "20:00", "Asia/Manila", "2026-03-14T12:00:00.000Z"],
  ["2026-03-08", "20:00", "America/New_York", "2026-03-09T00:00:00.000Z"],
  ["2026-03-07", "20:00", "America/New_York", "2026-03-08T01:00:00.000Z"],
])("on %s it is %s in %s at %s", (day, time, timeZone, moment) =>
  expect(momentOf(day, time, timeZone).toISOString()).toBe(moment),
);
