import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { countRules, readSpec, type SpecRule } from "../../scripts/generate/spec-coverage.ts";
import { titlesIn } from "./support/test-titles.ts";
import { jsonOf, root, textOf } from "./support/tree.ts";

/** How many rules of each specification may be without a full test. */
type Floor = Record<string, { due: number; background: number }>;

const floorFile = "docs/spec-coverage-floor.json";
const floor = jsonOf(floorFile) as Floor;
const documents = (["account", "games"] as const).map((id) => ({ id, ...readSpec(id) }));

/** What is wrong with the tests that a rule names. */
function complaintsAbout({ section, rule, tests, due, background }: SpecRule): string[] {
  const place = `§${section} "${rule}"`;
  const gone = tests.flatMap(({ file, name }) => {
    if (!existsSync(join(root, file))) return [`${place}: there is no file ${file}`];
    return titlesIn(textOf(file)).has(name) ? [] : [`${place}: ${file} has no test "${name}"`];
  });
  const silent =
    tests.length === 0 && due === undefined && background === undefined
      ? [`${place} names no test: name one, or say what it waits for in "due"`]
      : [];
  return [...gone, ...silent];
}

test("titles are found wherever a test has one", () => {
  const source = [
    'describe("a form", () => {',
    "  it('says \"no\"', () => {});",
    "  test.each([[1, (2)]])(",
    '    "%s is \\"one\\"", () => {});',
    "test.describe(`signing in on ${cell.name}`, () => {});",
    'it.each<[string]>([["a"]])("has a title", fn);',
    'expect(screen.getByText("no title")).toBe(1);',
  ].join("\n");
  expect([...titlesIn(source)]).toEqual([
    "a form",
    'says "no"',
    '%s is "one"',
    "signing in on ${cell.name}",
    "has a title",
  ]);
});

test("a file or a test that is gone is found, and a rule that nothing shows", () => {
  const rule = { section: "2", rule: "A rule.", tests: [] };
  const here = "tests/house/spec-coverage.test.ts";
  expect(complaintsAbout(rule)).toHaveLength(1);
  expect(complaintsAbout({ ...rule, due: "login" })).toEqual([]);
  expect(
    complaintsAbout({ ...rule, tests: [{ file: here, name: "titles are found wherever a test has one" }] }),
  ).toEqual([]);
  expect(
    complaintsAbout({
      ...rule,
      tests: [
        { file: here, name: "no such test" },
        { file: "src/none.test.ts", name: "x" },
      ],
    }),
  ).toHaveLength(2);
});

describe.each(documents)("$title", ({ id, sections, rules }) => {
  test("every rule is shown by tests that are there, or says what it waits for", () => {
    expect(rules.flatMap(complaintsAbout)).toEqual([]);
  });
  test("every section is there once, and no rule stands among them", () => {
    expect(sections.map((section) => Object.keys(section))).toEqual(sections.map(() => ["section", "title"]));
    expect(new Set(sections.map(({ section }) => section)).size).toBe(sections.length);
  });
  test("every rule stands in a section, in the order of the document, and is there once", () => {
    const order = sections.map(({ section }) => section);
    const places = rules.map(({ section }) => order.indexOf(section));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
    expect(new Set(rules.map(({ section, rule }) => `${section} ${rule}`)).size).toBe(rules.length);
  });
  test(`as many rules are due as ${floorFile} says: write the new number there when it has shrunk`, () => {
    const { due, background } = countRules({ rules });
    expect({ due, background }).toEqual(floor[id]);
  });
});

/** The floor as each commit had it that this clone knows; none without git. */
function earlierFloors(): Floor[] {
  try {
    const git = (...words: string[]) =>
      execFileSync("git", words, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
    const commits = git("log", "--format=%H", "--", floorFile)
      .split("\n")
      .filter((commit) => commit !== "");
    return commits.map((commit) => JSON.parse(git("show", `${commit}:${floorFile}`)) as Floor);
  } catch {
    return [];
  }
}

test(`no number in ${floorFile} has grown since it was first committed`, () => {
  for (const earlier of earlierFloors())
    for (const [id, { due }] of Object.entries(earlier))
      expect([id, floor[id]?.due ?? 0, due]).toSatisfy(([, now, before]: [string, number, number]) => now <= before);
});
