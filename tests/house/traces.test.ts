import { expect, test } from "vitest";
import { listed, matchesIn, type Finding } from "./support/findings.ts";
import { filesBelow, textOf } from "./support/tree.ts";

/** Patterns are put together from pieces, or this file would find itself. */
function pattern(...pieces: string[]): RegExp {
  return new RegExp(pieces.join(""), "g");
}

const nowhere = {
  "a folder outside the repository": pattern("\\.\\./", "shared\\b"),
  "a path of one machine": pattern("(?<![\\w.-])/", "(?:work|root|home/[a-z]+)/"),
  "a host that packages come from": pattern(
    "registry\\.",
    "npmjs\\.org|deb\\.",
    "debian\\.org|",
    "registry\\.",
    "yarnpkg\\.com",
  ),
  "a silenced compiler or linter": pattern("@ts-", "(?:ignore|nocheck|expect-error)|(?:ox|es)", "lint-disable"),
  "a test that is skipped or alone": pattern(
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
  "a path of one machine": `cd ${"/wo"}rk/main`,
  "a host that packages come from": `https://registry.${"npmjs"}.org/x`,
  "a silenced compiler or linter": `// ${"@ts"}-ignore\n/* ${"eslint"}-disable */`,
  "a test that is skipped or alone": `test.${"only"}("x", () => {}); describe.${"skip"}("y")`,
  "HTML from a string": `node.${"inner"}HTML = text`,
};

const files = filesBelow();

test.each(Object.keys(nowhere) as (keyof typeof nowhere)[])("nowhere in the tree stands %s", (kind) => {
  expect(tracesIn(kind, "sample", samples[kind]).length).toBeGreaterThan(0);
  expect(listed(files.flatMap((file) => tracesIn(kind, file, textOf(file))))).toEqual([]);
});
