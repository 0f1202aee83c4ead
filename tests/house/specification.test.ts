import { expect, test } from "vitest";
import { citationsIn, linkCitations } from "../../scripts/generate/specification/citations.ts";
import { countSentences, unknownTags } from "../../scripts/generate/specification/pages.ts";
import { readSections, sentencesOf, type Section } from "../../scripts/generate/specification/sentences.ts";
import { readShowings, taggedTests } from "../../scripts/generate/specification/tags.ts";
import { listed, matchesIn } from "./support/findings.ts";
import { filesBelow, textOf } from "./support/tree.ts";

const sections = readSections();
/** Tags are assembled from pieces; otherwise the pages would list this file as a test of those sentences. */
const tag = (id: string) => `${"@"}${id}`;

const sample: Section = {
  document: "games",
  number: "9",
  title: "Constants",
  parts: [
    {
      sentences: [
        { id: "games-9-01", says: "One." },
        { id: "games-9-02", says: "Two." },
        { id: "games-9-03", says: "Left open.", nothingToShow: "Nothing is said." },
      ],
    },
  ],
};

test("tags are found in the titles of tests and groups and in the table before a title", () => {
  const source = [
    `describe("a form ${tag("games-9-01")}", () => {`,
    `  it('says "no" ${tag("games-9-02")} ${tag("account-2.5-03")}', () => {});`,
    `  test.each([["one", "${tag("games-9-03")}"]])("%s is shown", () => {});`,
    "  test(`signing in on ${cell.name} " + tag("games-9-04") + "`, () => {});",
  ].join("\n");
  expect(taggedTests("a.test.ts", source).map(({ id, title }) => [id, title])).toEqual([
    ["games-9-01", "a form"],
    ["games-9-02", 'says "no"'],
    ["account-2.5-03", 'says "no"'],
    ["games-9-03", "%s is shown"],
    ["games-9-04", "signing in on ${cell.name}"],
  ]);
  expect(() => taggedTests("a.test.ts", `${source}\nconst more = "${tag("games-9-05")}";`)).toThrow(
    "after the last test",
  );
});

test("a title is quoted without the tags of what a person does, which name no sentence", () => {
  const source = `test("a deposit arrives ${tag("games-9-01")} ${tag("money-04")} ${tag("agent-11")} ${tag("reward-2")}", () => {});`;
  expect(taggedTests("a.test.ts", source)).toEqual([
    { id: "games-9-01", file: "a.test.ts", title: "a deposit arrives" },
  ]);
});

test("a tag of an unknown sentence, or of one with nothing to show, is an error", () => {
  const shown = ["games-9-01", "games-9-03", "games-9-77"].map((id) => ({ id, file: "a.test.ts", title: "x" }));
  expect(unknownTags([sample], shown)).toEqual([
    expect.stringContaining("has nothing to show"),
    expect.stringContaining("names no sentence"),
  ]);
});

test("a sentence is shown, due, or has nothing to show", () => {
  expect(countSentences(sentencesOf(sample), (id) => id === "games-9-02")).toEqual({
    shown: 1,
    due: 1,
    nothingToShow: 1,
  });
});

test("no sentence is due: a test shows each, or it says why there is nothing to show", () => {
  const shown = new Set(readShowings().map(({ id }) => id));
  const due = sections
    .flatMap(sentencesOf)
    .filter(({ id, nothingToShow }) => nothingToShow === undefined && !shown.has(id));
  expect(due.map(({ id, says }) => `${id}: ${says}`)).toEqual([]);
});

test("a sentence's id contains its section and is unique", () => {
  const all = sections.flatMap(sentencesOf);
  const strangers = sections.flatMap((section) =>
    sentencesOf(section).filter(({ id }) => !new RegExp(`^${section.document}-${section.number}-\\d{2,3}$`).test(id)),
  );
  expect(strangers).toEqual([]);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
});

test("citations are found, also after commas and across line breaks in comments", () => {
  const found = citationsIn("Shown (account §2.3, §4) for\n * games\n * §2. Not design §9, nor §1 alone.");
  expect(found.map(({ document, number }) => `${document} ${number}`)).toEqual(["account 2.3", "account 4", "games 2"]);
});

test("a citation becomes a link to its section", () => {
  expect(linkCitations("As shown (games §2, §4).", "docs/reference/widgets.md")).toBe(
    "As shown ([games §2](../specification/games.md#games-2), [§4](../specification/games.md#games-4)).",
  );
});

test("every section that the project cites exists", () => {
  const there = new Set(sections.map(({ document, number }) => `${document} ${number}`));
  const gone = filesBelow().flatMap((file) =>
    file === "tests/house/specification.test.ts"
      ? []
      : citationsIn(textOf(file))
          .filter(({ document, number }) => !there.has(`${document} ${number}`))
          .flatMap(({ words }) => matchesIn(textOf(file), new RegExp(words, "g"), file)),
  );
  expect(listed(gone)).toEqual([]);
});
