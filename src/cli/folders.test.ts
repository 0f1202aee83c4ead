import { resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { engineFolders } from "./engine.ts";
import { foldersOf, hasOwnWords } from "./folders.ts";

const { brands, textPacks } = engineFolders;

test.each([
  ["the engine's brands speak with their own words", { brands, textPacks }, true],
  ["so they do when they are named from where they lie", { brands: "brands", textPacks: "text-packs" }, true],
  [
    "a project with words of its own",
    { brands: resolve("/acme/brands"), textPacks: resolve("/acme/text-packs") },
    true,
  ],
  ["a project without speaks with the engine's", { brands: resolve("/acme/brands"), textPacks }, false],
])("%s", (_what, folders, own) => {
  expect(resolve(brands)).toBe(resolve("brands"));
  expect(hasOwnWords(folders)).toBe(own);
});

test.each([
  ["the project's folder", ".", { brands: "brands", textPacks: "text-packs" }],
  ["a brand's folder", "brands/base", { brands: "../../brands", textPacks: "../../text-packs" }],
  ["a folder beside the brands", "docs/how-to", { brands: "../../brands", textPacks: "../../text-packs" }],
  ["no project at all", "/", { brands: "brands", textPacks }],
])("in %s, the nearest brands are read", (_where, place, folders) => {
  const before = process.cwd();
  onTestFinished(() => process.chdir(before));
  process.chdir(place);
  expect(foldersOf({})).toEqual(folders);
});
