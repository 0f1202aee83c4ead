import { expect, test } from "vitest";
import { formatTimeLeft } from "./time-left.ts";

const MINUTE = 60_000;

test.each([
  [0.5, "en", "1 minute"],
  [119, "en", "119 minutes"],
  [120, "en", "2 hours"],
  [120, "fil-PH", "2 oras"],
  [2879, "en", "47 hours"],
  [2880, "en", "2 days"],
  [17_280, "en", "12 days"],
])("%s minutes are left in %s as %s", (minutes, locale, left) =>
  expect(formatTimeLeft(minutes * MINUTE, locale)).toBe(left),
);
