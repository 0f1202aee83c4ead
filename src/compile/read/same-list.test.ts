import { expect, it } from "vitest";
import { isSameList } from "./same-list.ts";

it("lists are the same when they have the same objects in the same order", () => {
  const [one, other] = [{}, {}];
  expect(isSameList([one, other], [one, other])).toBe(true);
  expect(isSameList([], [])).toBe(true);
  expect(isSameList([one, other], [other, one])).toBe(false);
  expect(isSameList([one], [one, other])).toBe(false);
  expect(isSameList([{}], [{}])).toBe(false);
});
