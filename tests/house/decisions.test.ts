import { basename } from "node:path";
import { expect, test } from "vitest";
import { filesLike, textOf } from "./support/tree.ts";

const records = filesLike("docs/decisions", /\/\d[^/]*\.md$/).map((file) => [basename(file), textOf(file)] as const);

/** The decisions of a record, each with its number: that of the file, then those that it also has. */
function decisionsIn(text: string): string[] {
  return [...text.matchAll(/^##? (\d{3} .+)$/gm)].map((match) => match[1] ?? "");
}

/** The numbers that are missing, or there twice. */
function gapsIn(decisions: readonly string[]): string[] {
  const numbers = decisions.map((decision) => decision.slice(0, 3)).toSorted();
  return numbers.filter((number, index) => number !== String(index + 1).padStart(3, "0"));
}

test("decisions are numbered without gaps, and a file has the number of its first", () => {
  expect(gapsIn(["001 A", "003 B"])).toEqual(["003"]);
  expect(gapsIn(["001 A", "002 B", "002 C"])).toEqual(["002"]);
  expect(gapsIn(records.flatMap(([, text]) => decisionsIn(text)))).toEqual([]);
  expect(records.flatMap(([name, text]) => (decisionsIn(text)[0]?.startsWith(name.slice(0, 3)) ? [] : [name]))).toEqual(
    [],
  );
});

test("the index says in which file a decision is that has none of its own", () => {
  const rows = records.flatMap(([name, text]) => {
    const [first, ...others] = decisionsIn(text);
    return others.length > 0 ? [`| [${first}](${name}) | ${others.join("; ")} |`] : [];
  });
  expect(
    textOf("docs/decisions/README.md")
      .split("\n")
      .filter((line) => line.startsWith("| [")),
  ).toEqual(rows);
});
