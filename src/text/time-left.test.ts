import { expect, test } from "vitest";
import { formatTimeLeft } from "./time-left.ts";

const MINUTE = 60_000;

test.each([
  [0.5, "1 minute", "1 minuto"],
  [119, "119 minutes", "119 na minuto"],
  [120, "2 hours", "2 oras"],
  [2879, "47 hours", "47 oras"],
  [2880, "2 days", "2 araw"],
  [17_280, "12 days", "12 araw"],
])("%s minutes are left as %s, %s", (minutes, english, filipino) =>
  expect(["en", "fil-PH"].map((locale) => formatTimeLeft(minutes * MINUTE, locale))).toEqual([english, filipino]),
);
