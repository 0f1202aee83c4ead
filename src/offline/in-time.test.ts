import { beforeEach, expect, test, vi } from "vitest";
import { inTime } from "./in-time.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
const after = <T>(milliseconds: number, end: (resolve: (value: T) => void, reject: (error: Error) => void) => void) =>
  new Promise<T>((resolve, reject) => {
    setTimeout(() => end(resolve, reject), milliseconds);
  });

test("what finishes in time is returned, and no timer is left", async () => {
  const answer = inTime(
    after<string>(999, (resolve) => resolve("yes")),
    1000,
  );
  await vi.advanceTimersByTimeAsync(999);
  expect(await answer).toBe("yes");
  expect(vi.getTimerCount()).toBe(0);
});
test("what fails in time rejects", async () => {
  const answer = inTime(
    after(10, (_, reject) => reject(new Error("no"))),
    1000,
  );
  await Promise.all([expect(answer).rejects.toThrow("no"), vi.advanceTimersByTimeAsync(10)]);
});
test.each([
  ["comes", (resolve: (value: string) => void) => resolve("late")],
  ["fails", (_: unknown, reject: (error: Error) => void) => reject(new Error("late"))],
])("what %s too late is ignored and does no harm", async (_how, end) => {
  const answer = inTime(after<string>(2000, end), 1000);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await answer).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1000);
});
