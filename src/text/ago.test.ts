import { expect, test } from "vitest";
import { formatAgo } from "./ago.ts";

const now = Date.parse("2026-03-14T05:20:33Z");
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

test.each([
  [0, "now"],
  [119_000, "now"],
  [2 * 60_000, "2 minutes ago"],
  [59 * 60_000, "59 minutes ago"],
  [HOUR, "1 hour ago"],
  [23 * HOUR, "23 hours ago"],
  [DAY, "yesterday"],
  [2 * DAY, "2 days ago"],
  [7 * DAY, "Mar 7, 2026"],
  [400 * DAY, "Feb 7, 2025"],
  [-HOUR, "now"],
])("%s ms ago is %s", (passed, words) => expect(formatAgo(now - passed, now, "en-US")).toBe(words));

test("Filipino has its own wording", () => {
  expect(formatAgo(now, now, "fil-PH")).toBe("ngayon");
  expect(formatAgo(now - 5 * 60_000, now, "fil-PH")).toBe("5 minuto ang nakalipas");
});
