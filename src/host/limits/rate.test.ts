import { expect, test } from "vitest";
import { Rate } from "./rate.ts";

test("each client and all together have their number in a minute; then a new minute begins", () => {
  const rate = new Rate({ each: 2, all: 3 });
  expect(["a", "a", "a", "b", "c"].map((client) => rate.allows(client, 1000))).toEqual([
    true,
    true,
    false,
    true,
    false,
  ]);
  expect(rate.allows("a", 60_999)).toBe(false);
  expect(["a", "c"].map((client) => rate.allows(client, 61_000))).toEqual([true, true]);
});
