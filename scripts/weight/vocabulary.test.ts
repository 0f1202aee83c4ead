import { expect, it } from "vitest";
import { filesLike } from "../../tests/house/support/tree.ts";
import { sharesOf, sumOf, vocabularyIn, vocabularyParts } from "./vocabulary.ts";

const chunks = {
  "list.js": { "src/parts/records/records.tsx": 300, "src/ui/list/disclosure.tsx": 100 },
  "page.js": { "src/app/site.tsx": 500 },
};

it("a module weighs its share of the file that it is in", () => {
  const shares = sharesOf(["list.js"], chunks, () => 200);
  expect(shares.map(({ bytes }) => bytes)).toEqual([150, 50]);
});

it("only the vocabulary counts, in whatever file it is", () => {
  const weights = vocabularyIn(sharesOf(Object.keys(chunks), chunks, () => 200));
  expect([...weights]).toEqual([["record-list", 150]]);
  expect(sumOf(weights)).toBe(150);
});

it("every path has modules: one that was moved or renamed would count for nothing", () => {
  const modules = filesLike("src", /\.tsx?$/);
  const paths = Object.values(vocabularyParts).flat();
  expect(paths.filter((start) => !modules.some((module) => module.startsWith(`src/${start}`)))).toEqual([]);
});
