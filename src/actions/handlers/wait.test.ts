import { expect, test, vi } from "vitest";
import { wait } from "./wait.ts";

test("what follows runs after so many milliseconds @account-4-24", async () => {
  vi.useFakeTimers();
  let done = false;
  const waiting = (async () => {
    await wait({ action: "wait", for: 1000 }, {} as never);
    done = true;
  })();
  await vi.advanceTimersByTimeAsync(999);
  expect(done).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await waiting;
  expect(done).toBe(true);
});
