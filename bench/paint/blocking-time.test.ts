import { expect, test } from "vitest";
import { blockingTime } from "./blocking-time.ts";

test("what a task lasts over 50 ms counts, and a task of 50 ms does not", () => {
  const tasks = [
    { start: 300, duration: 50 },
    { start: 400, duration: 80 },
    { start: 900, duration: 150 },
  ];
  expect(blockingTime({ shown: 200, tasks })).toBe(130);
});

test("of a task that began before anything was shown only the rest counts", () => {
  expect(blockingTime({ shown: 200, tasks: [{ start: 100, duration: 170 }] })).toBe(20);
  expect(blockingTime({ shown: 200, tasks: [{ start: 20, duration: 170 }] })).toBe(0);
});
