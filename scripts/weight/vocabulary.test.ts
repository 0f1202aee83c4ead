import { expect, it } from "vitest";
import { filesLike } from "../../tests/house/support/tree.ts";
import { partOf, PARTS, sharesOf, sumOf, vocabularyIn } from "./vocabulary.ts";

const modules = {
  "list.js": { "src/parts/records/records.tsx": 300, "src/ui/list/disclosure.tsx": 100 },
  "page.js": { "src/app/site.tsx": 500 },
};

it("a module weighs its share of the file that it is in", () => {
  const shares = sharesOf(["list.js"], modules, () => 200);
  expect(shares.map(({ bytes }) => bytes)).toEqual([150, 50]);
});

it("only the vocabulary counts, in whatever file it is", () => {
  const weights = vocabularyIn(sharesOf(Object.keys(modules), modules, () => 200));
  expect([...weights]).toEqual([["record-list", 150]]);
  expect(sumOf(weights)).toBe(150);
});

it("every part has modules: one that was moved would count for nothing", () => {
  const found = new Set(filesLike("src", /\.tsx?$/).map(partOf));
  expect(PARTS.filter((part) => !found.has(part))).toEqual([]);
});
