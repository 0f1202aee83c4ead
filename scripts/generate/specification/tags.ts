import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const places = ["src", "sandbox", "packages", "tests", "scripts", "bench", "e2e"];
/** Every tag of a title: those of sentences, and those that name what a person does (`@money-04`), which no page lists. */
const tags = /\s*@(?:(?:account|games)-[\d.]+-\d+|(?:money|reward|agent)-\d+)\b/g;

/** A test that shows a sentence: where it is, and its title without tags. */
export interface Showing {
  /** The sentence's id, as the tag names it after its @. */
  id: string;
  file: string;
  title: string;
}

/**
 * The tags in a test file.
 *
 * A tag is in the title of a test or group, where Playwright's --grep and Vitest's -t find it too, or in the table of a
 * `test.each`; then the title that follows the table is the test's.
 */
export function taggedTests(file: string, source: string): Showing[] {
  const titles = titlesIn(source);
  return [...source.matchAll(/@((?:account|games)-[\d.]+-\d+)\b/g)].map(({ 0: tag, 1: id = "", index }) => {
    const title = titles.find(({ end }) => end > index);
    if (!title) throw new Error(`${file}: ${tag} comes after the last test. Move it into a test's title or table.`);
    return { id, file, title: title.text.replaceAll(tags, "") };
  });
}

/** Every tagged test of the project, each listed once per sentence. */
export function readShowings(): Showing[] {
  const files = places
    .flatMap((place) =>
      readdirSync(join(root, place), { recursive: true, encoding: "utf8" }).map((name) => join(place, name)),
    )
    .filter((file) => /\.(?:test|spec)\.tsx?$/.test(file))
    .toSorted((one, other) => one.localeCompare(other, "en"));
  const all = files.flatMap((file) => taggedTests(file, readFileSync(join(root, file), "utf8")));
  const once = new Map(all.map((showing) => [`${showing.id} ${showing.file} ${showing.title}`, showing]));
  return [...once.values()];
}

/** The label of a test on a page: its file name and title. */
export function nameOf({ file, title }: Showing): string {
  return `${basename(file)}: ${title}`;
}

/**
 * The titles in a source as written: `%s` and `${…}` are kept.
 *
 * Deliberately simple: a title is a string that is the first argument of `test`, `it` or `describe` (also
 * `test.describe`), or the first argument right after a closing bracket, as in `test.each([…])(title)`.
 */
function titlesIn(source: string): { text: string; end: number }[] {
  const calls =
    /(?:\b(?:it|test|describe)(?:\.\w+)*|\))\(\s*(?:"((?:\\.|[^"\\])*)"|'((?:\\.|[^'\\])*)'|`((?:\\.|[^`\\])*)`)/g;
  return [...source.matchAll(calls)].map(({ 0: all, 1: double, 2: single, 3: template, index }) => ({
    text: (double ?? single ?? template ?? "").replaceAll(/\\(.)/g, "$1"),
    end: index + all.length,
  }));
}
