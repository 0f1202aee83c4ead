import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { notice, type GeneratedFile } from "./generated-file.ts";
import { cell } from "./reference/field-table.ts";

/** A sentence of a specification in our words, and what shows that it holds. */
export interface SpecRule {
  /** The section, for example "2.3". */
  section: string;
  rule: string;
  /** The tests that show it, by file and title as it stands in the source. */
  tests: readonly { file: string; name: string }[];
  /** What it waits for, in a word or two; the tests then show only a part, or nothing yet. */
  due?: string;
  /** Why no test can show it: it says nothing about the product. */
  background?: string;
}

/** A specification, section by section. */
export interface SpecDocument {
  title: string;
  /** A sentence on what is listed. */
  about: string;
  sections: readonly { section: string; title: string }[];
  rules: readonly SpecRule[];
}

const PAGE = "docs/spec-coverage.md";

/** Reads a specification's table of rules. */
export function readSpec(document: "account" | "games"): SpecDocument {
  return JSON.parse(
    readFileSync(fileURLToPath(new URL(`../../tests/house/spec-coverage/${document}.json`, import.meta.url)), "utf8"),
  ) as SpecDocument;
}

/** The page that says which test shows which sentence of the specifications. */
export function specCoverage(): GeneratedFile {
  const documents = [readSpec("account"), readSpec("games")];
  const blocks = [
    "# What shows that the specifications hold",
    "Each sentence in our words, and the tests that would fail if it did not hold. *Due* is what no test shows yet, or only in part, with what it waits for; their number may only shrink (`docs/spec-coverage-floor.json`). A sentence that says nothing about the product has nothing to show. The source is `tests/house/spec-coverage/`; `tests/house/spec-coverage.test.ts` holds it to the tests.",
    countsOf(documents),
    ...documents.flatMap(documentBlocks),
  ];
  return { path: PAGE, text: `<!-- ${notice} -->\n\n${blocks.join("\n\n")}\n` };
}

/** How many rules of a specification are shown, due, and without anything to show. */
export function countRules({ rules }: Pick<SpecDocument, "rules">): {
  rules: number;
  shown: number;
  due: number;
  background: number;
} {
  const due = rules.filter((rule) => rule.due !== undefined).length;
  const background = rules.filter((rule) => rule.background !== undefined).length;
  return { rules: rules.length, shown: rules.length - due - background, due, background };
}

function countsOf(documents: readonly SpecDocument[]): string {
  const rows = documents.map((document) => [document.title, ...Object.values(countRules(document))].join(" | "));
  return [
    "| specification | rules | shown by tests | due | nothing to show |",
    "|---|---|---|---|---|",
    ...rows.map((row) => `| ${row} |`),
  ].join("\n");
}

function documentBlocks({ title, about, sections, rules }: SpecDocument): string[] {
  const tables = sections.map(({ section, title: name }) => {
    const rows = rules
      .filter((rule) => rule.section === section)
      .map((rule) => `| ${escaped(rule.rule)} | ${shownBy(rule)} |`);
    return `### §${section} ${name}\n\n| rule | shown by |\n|---|---|\n${rows.join("\n")}`;
  });
  return [`## ${title}`, about, ...tables];
}

function shownBy({ tests, due, background }: SpecRule): string {
  const links = tests.map(({ file, name }) => `[${basename(file)}](../${file}): ${escaped(name)}`);
  return [
    ...links,
    ...(due === undefined ? [] : [`*due: ${escaped(due)}*`]),
    ...(background === undefined ? [] : [`*${escaped(background)}*`]),
  ].join("<br>");
}

/** Text that Markdown shows as it is. */
function escaped(text: string): string {
  return cell(text).replaceAll(/[*_`[\]$]/g, String.raw`\$&`);
}
