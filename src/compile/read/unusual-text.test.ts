import { expect, it } from "vitest";
import { maximumBytes } from "./file-limits.ts";
import { readFile } from "./read-file.ts";

/** The only problem of a file: the marked text, what is wrong and what to do. */
function problemIn(text: string, path = "brands/tried/theme.json"): string[] {
  const { problems } = readFile(path, text);
  return problems.map(({ offset, length, message, hint }) =>
    [text.slice(offset, offset + length), message, hint].join(" | "),
  );
}

const conflict = `{
  "a": 1,
<<<<<<< HEAD
  "b": 2
=======
  "b": 3
>>>>>>> feature
}`;
const quotes = 'Write the straight " instead: word processors and chat programs replace it.';
const spaces = "Replace it with a normal space, or delete it: it often comes with copied text.";
const double = 'Write them in double quotes: "…".';

it.each([
  [
    conflict,
    "<<<<<<< HEAD | A merge conflict is not resolved: git wrote this line. | Keep one of the two versions, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.",
  ],
  ["{ “a”: 1 }", `“ | Invalid JSON: “ is not a quotation mark of JSON. | ${quotes}`],
  ['{ "a”: 1 }', `” | Invalid JSON: ” is not a quotation mark of JSON. | ${quotes}`],
  ['{ "a": „b“ }', `„ | Invalid JSON: „ is not a quotation mark of JSON. | ${quotes}`],
  ["{ 'a': 1 }", `' | Invalid JSON: strings and keys cannot be in single quotes. | ${double}`],
  ['{ "a": `b` }', `\` | Invalid JSON: strings and keys cannot be in backticks. | ${double}`],
  ['{ "a": True }', "True | Invalid JSON: True is not a value. | Write true."],
  ['{ "a": FALSE }', "FALSE | Invalid JSON: FALSE is not a value. | Write false."],
  [
    '{ "a": None }',
    "None | Invalid JSON: None is not a value. | Write null, or leave the key out: null removes what a layer below sets.",
  ],
  [
    '{\u00A0"a": 1 }',
    `\u00A0 | Invalid JSON: a non-breaking space (U+00A0) is not allowed outside strings. | ${spaces}`,
  ],
  [
    '{ "a": 1\u200B}',
    `\u200B | Invalid JSON: a space without width (U+200B) is not allowed outside strings. | ${spaces}`,
  ],
  ["", " | The file is empty. | Write {} for a file without content, or delete the file."],
])("%j: the message names what is unusual", (text, problem) => {
  expect(problemIn(text)).toEqual([problem]);
});

it.each([
  ['{ "a": "Don’t, ‘never’ }', "Invalid JSON: a string is not closed."],
  ['{ "a": "Don\'t stop }', "Invalid JSON: a string is not closed."],
  ['{ "a": Trueish }', "Invalid JSON: unknown value; strings need double quotes."],
])("%j: what is usual in words is not blamed", (text, message) => {
  expect(problemIn(text)[0]).toContain(message);
});

it("what is unusual is allowed in strings", () => {
  expect(problemIn('{ "a": "“Don’t”\u00A0None `x`\u200B <<<<<<< HEAD" }')).toEqual([]);
});

it.each([
  ["brands/tried/brand.json", "Move sections to their own files next to brand.json."],
  ["brands/tried/theme.json", "Write only what differs"],
  ["text-packs/tried/EN.json", "Write only what differs"],
])("%s that is too large: the hint fits the file", (path, hint) => {
  expect(problemIn(`{}${" ".repeat(maximumBytes)}`, path)[0]).toContain(hint);
});
