import { expect, test } from "vitest";
import { inTurns } from "./in-turns.ts";

test("everything is worked on, and no more than so many at a time", async () => {
  const done: number[] = [];
  let [running, most] = [0, 0];
  await inTurns([1, 2, 3, 4, 5, 6, 7], 3, async (item) => {
    most = Math.max(most, ++running);
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    running--;
    done.push(item);
  });
  expect([done.sort(), most]).toEqual([[1, 2, 3, 4, 5, 6, 7], 3]);
});
