import { beforeEach, expect, it, vi } from "vitest";
import { clockAhead, forgetClock, learnClock, onClock, platformNow } from "./server-clock.ts";

beforeEach(forgetClock);

it("is not ahead before the first answer", () => expect(clockAhead()).toBe(0));
it("learns how far the platform's clock is ahead", () => {
  learnClock(100_000, 40_000);
  expect(clockAhead()).toBe(60_000);
});
it("trusts the answer that was least delayed", () => {
  learnClock(100_000, 102_000);
  learnClock(110_000, 110_100);
  learnClock(111_000, 115_000);
  expect(clockAhead()).toBe(-100);
});
it("forgets earlier answers, because a phone's clock can be set", () => {
  learnClock(900_000, 0);
  for (let answer = 0; answer < 5; answer++) learnClock(1000, 1000);
  expect(clockAhead()).toBe(0);
});
it("does not go to and fro with answers that carry whole seconds, and tells who shows the time of what is new", () => {
  const changed = vi.fn<() => void>();
  const stop = onClock(changed);
  for (let at = 0; at < 10; at++) learnClock(600_000 + at * 1000, at * 1000 + (at % 3) * 400);
  expect([clockAhead(), changed.mock.calls.length]).toEqual([600_000, 1]);
  expect(platformNow() - Date.now()).toBeGreaterThanOrEqual(600_000);
  stop();
});
it("ignores an answer without a time", () => {
  learnClock(Number.NaN, 1000);
  expect(clockAhead()).toBe(0);
});
