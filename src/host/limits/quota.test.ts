import { expect, test } from "vitest";
import { Quota } from "./quota.ts";

test("a client gets as much as the limit for each says, and others still get theirs", () => {
  const quota = new Quota({ each: 2, all: 10 });
  const [first, second, third] = [quota.take("a"), quota.take("a"), quota.take("a")];
  expect([Boolean(first), Boolean(second), third]).toEqual([true, true, undefined]);
  expect(quota.take("b")).toBeDefined();
});
test("all together get as much as the limit for all says", () => {
  const quota = new Quota({ each: 5, all: 6 });
  expect([quota.take("a", 4), quota.take("b", 3), quota.take("b", 2)].map(Boolean)).toEqual([true, false, true]);
});
test("what is given back can be used again, and is given back once", () => {
  const quota = new Quota({ each: 2, all: 2 });
  const giveBack = quota.take("a", 2);
  giveBack?.();
  giveBack?.();
  expect([quota.take("a", 2), quota.take("a")].map(Boolean)).toEqual([true, false]);
});
