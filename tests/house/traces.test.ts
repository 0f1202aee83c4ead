import { expect, test } from "vitest";
import { listed, matchesIn, type Finding } from "./support/findings.ts";
import { filesBelow, textOf } from "./support/tree.ts";

/** Patterns are assembled from pieces; otherwise this file would match itself. */
function pattern(...pieces: string[]): RegExp {
  return new RegExp(pieces.join(""), "g");
}

const nowhere = {
  "a folder outside the repository": pattern("\\.\\./", "shared\\b"),
  "a machine-specific path": pattern("(?<![\\w.-])/", "(?:work|root|home/[a-z]+)/"),
  "a package registry's host": pattern(
    "registry\\.",
    "npmjs\\.org|deb\\.",
    "debian\\.org|",
    "registry\\.",
    "yarnpkg\\.com",
  ),
  "a suppressed compiler or linter rule": pattern("@ts-", "(?:ignore|nocheck|expect-error)|(?:ox|es)", "lint-disable"),
  "a skipped or focused test": pattern(
    "\\b(?:it|test|describe|suite)(?:\\.[a-z]+)*\\.",
    "(?:only|skip|todo|fixme)\\b|\\b(?:xit|xtest|",
    "xdescribe|fit|fdescribe)\\(",
  ),
  "HTML from a string": pattern("\\.(?:inner|outer)", "HTML\\s*=|\\.insertAdjacent", "HTML\\(|document\\.", "write\\("),
};

function tracesIn(kind: keyof typeof nowhere, file: string, text: string): Finding[] {
  return matchesIn(text, nowhere[kind], file);
}

const samples: Record<keyof typeof nowhere, string> = {
  "a folder outside the repository": `see ${"../"}shared/design.md`,
  "a machine-specific path": `cd ${"/wo"}rk/main`,
  "a package registry's host": `https://registry.${"npmjs"}.org/x`,
  "a suppressed compiler or linter rule": `// ${"@ts"}-ignore\n/* ${"eslint"}-disable */`,
  "a skipped or focused test": `test.${"only"}("x", () => {}); describe.${"skip"}("y")`,
  "HTML from a string": `node.${"inner"}HTML = text`,
};

const files = filesBelow();

test.each(Object.keys(nowhere) as (keyof typeof nowhere)[])("the tree does not contain %s", (kind) => {
  expect(tracesIn(kind, "sample", samples[kind]).length).toBeGreaterThan(0);
  expect(listed(files.flatMap((file) => tracesIn(kind, file, textOf(file))))).toEqual([]);
});
