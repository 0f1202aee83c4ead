import { expect, test } from "vitest";
import { firstOpen } from "./first-open.ts";

const articles = [{ id: "deposit" }, { id: "games" }, { id: "control" }];
const help = { key: "id", opened: { by: "article", place: "i", first: true } };

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
  expect(firstOpen(search, articles, help)).toBe(place),
);
test.each([
  ["?article=control", 2],
  ["?i=1&article=control", 2],
  ["?article=gone&i=1", 1],
  ["?article=gone", 0],
])("%j opens the article with that id, wherever a merchant has it", (search, place) =>
  expect(firstOpen(search, articles, help)).toBe(place),
);
test.each([
  ["?article=control", 2],
  ["", -1],
])("where the first is not to be open, %j opens number %i", (search, place) =>
  expect(firstOpen(search, articles, { key: "id", opened: { by: "article", first: false } })).toBe(place),
);
