import { afterEach, expect, test, vi } from "vitest";
import { wait } from "./wait.ts";

afterEach(() => {
  vi.useRealTimers();
});

test("what follows runs after so many milliseconds @account-4-24", async () => {
  vi.useFakeTimers();
  let followed = false;
  const waiting = (async () => {
    await wait({ action: "wait", for: 1000 }, {} as never);
    followed = true;
  })();
  await vi.advanceTimersByTimeAsync(999);
  expect(followed).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await waiting;
  expect(followed).toBe(true);
});
