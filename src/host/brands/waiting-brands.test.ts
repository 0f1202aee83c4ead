import { expect, test } from "vitest";
import { WaitingBrands } from "./waiting-brands.ts";

test("urgent brands come first, then the others as they came", () => {
  const waiting = new WaitingBrands();
  waiting.add(["one", "two", "three", "two", "four"]);
  const urgency = (id: string) => ({ four: 2, two: 1 })[id] ?? 0;
  const taken: string[][] = [];
  while (waiting.size > 0) {
    const next = waiting.next(2, urgency);
    waiting.done(next);
    taken.push(next);
  }
  expect(taken).toEqual([
    ["four", "two"],
    ["one", "three"],
  ]);
});
