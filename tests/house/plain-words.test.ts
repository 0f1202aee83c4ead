import { expect, test } from "vitest";
import { listed, matchesIn } from "./support/findings.ts";
import { filesLike, textOf } from "./support/tree.ts";

/** Assembled from pieces; otherwise this file would match itself. */
const phrase = (...pieces: string[]): string => pieces.join("");

/** The files whose comments, names and messages must be in plain English. Migrations keep the words of old formats. */
const files = ["src", "sandbox", "scripts", "bench", "tests", "e2e", "docs", "brands", "schemas"]
  .flatMap((folder) => filesLike(folder, /\.(?:tsx?|m?js|css|md|json)$/))
  .concat("README.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md")
  .filter((file) => !/^src\/compile\/migrations\/\d/.test(file));

/** Archaic or private phrases, and what to write instead. */
const phrases: readonly { phrase: string; instead: string }[] = [
  { phrase: phrase("who", "mever"), instead: "the person: visitor, member, operator" },
  { phrase: phrase("tres", "pass(?:es)?"), instead: "violation" },
  { phrase: phrase("sealed ", "letters?"), instead: "encrypted text" },
  { phrase: phrase("asks? an", "ew"), instead: "refetches" },
  { phrase: phrase("gives? ", "up on"), instead: "ignores, drops, times out" },
  { phrase: phrase("old ", "answers"), instead: "stale answers" },
  { phrase: phrase("said ", "once"), instead: "defined once" },
  { phrase: phrase("who", "ever"), instead: "the person: visitor, member, operator" },
  { phrase: phrase("an", "ew"), instead: "again" },
  { phrase: phrase("good ", "once"), instead: "single-use" },
  { phrase: phrase("hard", "ly"), instead: "almost no, unlikely" },
  { phrase: phrase("who ", "asks"), instead: "the visitor, the caller" },
  { phrase: phrase("is ", "led to"), instead: "is redirected to" },
  { phrase: phrase("a way ", "back"), instead: "a return target, a link back" },
  { phrase: phrase("in the ", "place of"), instead: "in place of, instead of" },
  { phrase: phrase("(?:was|were) ", "told"), instead: "has, knows" },
  { phrase: phrase("asked for ", "again"), instead: "refetched, retried" },
  { phrase: phrase("(?:is|are|be) ", "told"), instead: "is reported, is shown" },
  { phrase: phrase("stands ", "twice"), instead: "is duplicated, is listed twice" },
  { phrase: phrase("nobody ", "knows"), instead: "is unknown" },
  { phrase: phrase("put ", "right"), instead: "correct, fix" },
  { phrase: phrase("de", "eds?"), instead: "action, call" },
  { phrase: phrase("taken ", "over"), instead: "hydrated, replaced" },
  { phrase: phrase("unless ", "told"), instead: "by default" },
  { phrase: phrase("bor", "ne"), instead: "tolerated" },
  { phrase: phrase("own ", "accord"), instead: "by itself" },
  { phrase: phrase("any", "body"), instead: "anyone" },
  { phrase: phrase("fen", "ces?"), instead: "error boundary" },
  { phrase: phrase("un", "kept"), instead: "storage failure" },
];

test.each(phrases)("$phrase is not written: write $instead", ({ phrase: words, instead }) => {
  const found = files.flatMap((file) => matchesIn(textOf(file), new RegExp(`\\b${words}\\b`, "gi"), file));
  expect(listed(found), `write: ${instead}`).toEqual([]);
});
