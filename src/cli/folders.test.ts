import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { engineFolders } from "./engine.ts";
import { foldersOf, hasOwnWords, newTextPacks } from "./folders.ts";

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

test.each([
  ["its root", ".", ".", "text-packs"],
  ["a brand's folder", "acme/screens", "../..", "../../text-packs"],
])("a repository of brands is found from %s, and its texts are in it", (_where, place, found, words) => {
  const folder = repository("acme/screens", "text-packs");
  writeFileSync(join(folder, "acme/brand.json"), "{}");
  process.chdir(join(folder, place));
  expect(foldersOf({})).toEqual({ brands: found, textPacks: words });
});

test("the first brand of a repository belongs in its root, with its texts", () => {
  process.chdir(repository("docs"));
  expect(foldersOf({})).toMatchObject({ brands: "." });
  expect(newTextPacks(foldersOf({}).brands)).toBe("text-packs");
  process.chdir("docs");
  expect(foldersOf({})).toMatchObject({ brands: ".." });
});

test("the folder of one brand is not a folder of brands", () => {
  expect(() => foldersOf({ brands: "brands/base" })).toThrow(
    '"brands/base" is one brand, and --brands names the folder that contains brands: livery check base --brands brands',
  );
});

/** A folder with `.git` and others, above which nothing is looked for. */
function repository(...folders: string[]): string {
  const before = process.cwd();
  const place = mkdtempSync(join(tmpdir(), "livery-repository-"));
  onTestFinished(() => {
    process.chdir(before);
    rmSync(place, { recursive: true });
  });
  for (const name of [".git", ...folders]) mkdirSync(join(place, name), { recursive: true });
  return place;
}
