import { expect, test } from "vitest";
import { greetingAt } from "./greeting.ts";

test.each([
  ["00:00", "morning"],
  ["10:59", "morning"],
  ["11:00", "noon"],
  ["14:59", "noon"],
  ["15:00", "afternoon"],
  ["18:59", "afternoon"],
  ["19:00", "evening"],
  ["23:59", "evening"],
])("at %s in the merchant's time zone the greeting is that of the %s @games-9-29 @games-2-128", (time, greeting) => {
  expect(greetingAt(new Date(`2026-03-14T${time}:00+08:00`), "Asia/Manila")).toBe(greeting);
});

test("the hour is that of the merchant, wherever the platform runs", () => {
  const moment = new Date("2026-03-14T23:30:00Z");
  expect([greetingAt(moment, "Asia/Manila"), greetingAt(moment, "UTC")]).toEqual(["morning", "evening"]);
});
