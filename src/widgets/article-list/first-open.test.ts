import { expect, test } from "vitest";
import { firstOpen } from "./first-open.ts";

test.each([
  ["", 0],
  ["?i=0", 0],
  ["?i=2", 2],
  ["?x=1&i=1", 1],
  ["?i=3", 0],
  ["?i=-1", 0],
  ["?i=1.5", 0],
  ["?i=two", 0],
  ["?i=", 0],
  ["?i=1e0", 0],
  ["?i=99999999999999999999", 0],
])("of three entries, %j opens number %i first (games §2: default the first) @games-2-27", (search, place) =>
  expect(firstOpen(search, 3)).toBe(place),
);
