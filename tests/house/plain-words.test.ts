import { expect, test } from "vitest";
import { listed, matchesIn } from "./support/findings.ts";
import { filesLike, textOf } from "./support/tree.ts";

/** Assembled from pieces; otherwise this file would match itself. */
const phrase = (...pieces: string[]): string => pieces.join("");

/** Folders whose comments, test names and messages must be in plain English. */
const plain = ["src", "sandbox", "scripts", "bench", "tests", "docs/decisions", "docs/how-to"];
const everywhere = ["src", "sandbox", "scripts", "tests", "e2e", "bench", "docs"];

/** Archaic or private phrases, what to write instead, and the folders that must not contain them. */
const phrases: readonly { phrase: string; instead: string; folders: readonly string[] }[] = [
  { phrase: phrase("who", "mever"), instead: "the person: visitor, member, operator", folders: everywhere },
  { phrase: phrase("tres", "pass(?:es)?"), instead: "violation", folders: everywhere },
  { phrase: phrase("sealed ", "letters?"), instead: "encrypted text", folders: everywhere },
  { phrase: phrase("asks? an", "ew"), instead: "refetches", folders: everywhere },
  { phrase: phrase("gives? ", "up on"), instead: "ignores, drops, times out", folders: everywhere },
  { phrase: phrase("old ", "answers"), instead: "stale answers", folders: everywhere },
  { phrase: phrase("said ", "once"), instead: "defined once", folders: everywhere },
  { phrase: phrase("who", "ever"), instead: "the person: visitor, member, operator", folders: plain },
  { phrase: phrase("an", "ew"), instead: "again", folders: plain },
  { phrase: phrase("good ", "once"), instead: "single-use", folders: plain },
  { phrase: phrase("hard", "ly"), instead: "almost no, unlikely", folders: plain },
  { phrase: phrase("who ", "asks"), instead: "the visitor, the caller", folders: plain },
  { phrase: phrase("is ", "led to"), instead: "is redirected to", folders: plain },
  { phrase: phrase("a way ", "back"), instead: "a return target, a link back", folders: plain },
  { phrase: phrase("in the ", "place of"), instead: "in place of, instead of", folders: plain },
  { phrase: phrase("(?:was|were) ", "told"), instead: "has, knows", folders: plain },
  { phrase: phrase("asked for ", "again"), instead: "refetched, retried", folders: plain },
  { phrase: phrase("(?:is|are|be) ", "told"), instead: "is reported, is shown", folders: plain },
  { phrase: phrase("stands ", "twice"), instead: "is duplicated, is listed twice", folders: plain },
  { phrase: phrase("nobody ", "knows"), instead: "is unknown", folders: plain },
  { phrase: phrase("put ", "right"), instead: "correct, fix", folders: plain },
];

test.each(phrases)("$phrase is not written in its folders: write $instead", ({ phrase: words, instead, folders }) => {
  const found = folders
    .flatMap((folder) => filesLike(folder, /\.(?:tsx?|css|md)$/))
    .flatMap((file) => matchesIn(textOf(file), new RegExp(`\\b${words}\\b`, "gi"), file));
  expect(listed(found), `write: ${instead}`).toEqual([]);
});
