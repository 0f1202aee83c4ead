import { parseTree, printParseErrorCode, visit, type ParseError } from "jsonc-parser";
import { isObject, type Json } from "#kernel/json.ts";
import { forbiddenKeys, maximumBytes } from "./file-limits.ts";
import { SourceFile, type TextProblem } from "./source-file.ts";

/**
 * Reads one file: its value when it is valid, otherwise its problems. `badAt`: see `decodeUtf8`. A byte order mark is
 * skipped, as editors do.
 */
export function readFile(path: string, rawText: string, badAt?: number): SourceFile {
  const marked = rawText.startsWith("\uFEFF");
  const text = marked ? rawText.slice(1) : rawText;
  if (badAt !== undefined) return new SourceFile(path, text, undefined, [undecodable(badAt - (marked ? 1 : 0))]);
  const bytes = sizeOf(text);
  if (bytes > maximumBytes) return new SourceFile(path, text, undefined, [tooLarge(bytes)]);
  let value: Json;
  try {
    value = JSON.parse(text) as Json;
  } catch {
    return new SourceFile(path, text, undefined, [brokenAt(text)]);
  }
  const problems = keyProblems(text, value);
  return new SourceFile(path, text, problems.length > 0 ? undefined : value, problems);
}

function undecodable(offset: number): TextProblem {
  return {
    rule: "not-utf-8",
    offset,
    length: 1,
    path: [],
    message: "The file is not UTF-8: this character cannot be decoded.",
    hint: offset === 0 ? "It is probably saved as UTF-16. Save it as UTF-8." : "Save the file as UTF-8.",
  };
}

/** Size of a text in bytes. A UTF-16 unit takes at most three bytes, so most files need no counting. */
function sizeOf(text: string): number {
  return text.length * 3 <= maximumBytes ? text.length : new TextEncoder().encode(text).length;
}

function tooLarge(bytes: number): TextProblem {
  return {
    rule: "oversize-file",
    offset: 0,
    length: 1,
    path: [],
    message: `The file is ${Math.ceil(bytes / 1024)} KB; the limit is 256 KB.`,
    hint: "Move sections to their own files next to brand.json.",
  };
}

const expectations: Readonly<Record<string, string>> = {
  PropertyNameExpected: "expected a key in double quotes",
  ValueExpected: "expected a value",
  ColonExpected: "expected a colon",
  CommaExpected: "expected a comma",
  CloseBraceExpected: "expected a closing brace }",
  CloseBracketExpected: "expected a closing bracket ]",
  EndOfFileExpected: "expected the end of the file",
  InvalidCommentToken: "comments are not allowed",
  UnexpectedEndOfComment: "comments are not allowed",
  UnexpectedEndOfString: "a string is not closed",
  UnexpectedEndOfNumber: "a number is incomplete",
  InvalidNumberFormat: "this is not a number",
  InvalidUnicode: "\\u requires four hexadecimal digits",
  InvalidEscapeCharacter: "unknown escape sequence",
  InvalidCharacter: "this character must be escaped",
  InvalidSymbol: "unknown value; strings need double quotes",
};

/** The first syntax error. Errors that follow from it are not reported. */
function brokenAt(text: string): TextProblem {
  const errors: ParseError[] = [];
  parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const first = errors[0] ?? { offset: 0, length: 1 };
  const code = errors[0] ? printParseErrorCode(errors[0].error) : "";
  if (text.trim() === "")
    return {
      rule: "broken-json",
      offset: 0,
      length: 1,
      path: [],
      message: "The file is empty.",
      hint: "Write {} for a file without content.",
    };
  const place = { offset: Math.min(first.offset, Math.max(0, text.length - 1)), length: Math.max(1, first.length) };
  const stray = strayComma(text, first.offset);
  if (stray !== undefined)
    return {
      rule: "broken-json",
      offset: stray,
      length: 1,
      path: [],
      message: "Invalid JSON: trailing commas are not allowed.",
      hint: "Remove the comma.",
    };
  const end = text.trimEnd().length;
  if (first.offset >= end)
    return {
      rule: "broken-json",
      offset: end - 1,
      length: 1,
      path: [],
      message: `Invalid JSON: the file ends too early, ${expectations[code] ?? "something is missing"}.`,
    };
  return {
    rule: "broken-json",
    ...place,
    path: [],
    message: `Invalid JSON: ${expectations[code] ?? "unexpected text"}.`,
  };
}

/** A comma just before the bracket at which reading failed. */
function strayComma(text: string, offset: number): number | undefined {
  if (text[offset] !== "}" && text[offset] !== "]") return undefined;
  const before = text.slice(0, offset).trimEnd();
  return before.endsWith(",") ? before.length - 1 : undefined;
}

/**
 * Duplicate and forbidden keys. JSON.parse silently keeps the last of two equal keys; only when the number of keys
 * differs from the text is the costly walk with positions made.
 */
function keyProblems(text: string, value: Json): TextProblem[] {
  const counted = countKeys(value);
  if (counted.forbidden || counted.keys !== keysInText(text)) return locateKeyProblems(text);
  return [];
}

function countKeys(value: Json): { keys: number; forbidden: boolean } {
  let keys = 0;
  let forbidden = false;
  const waiting: Json[] = [value];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (Array.isArray(next)) waiting.push(...next);
    else if (isObject(next)) {
      for (const key of Object.keys(next)) {
        keys++;
        forbidden ||= forbiddenKeys.has(key);
        waiting.push(next[key] as Json);
      }
    }
  }
  return { keys, forbidden };
}

/** The number of keys in the text of valid JSON: strings before a colon. */
function keysInText(text: string): number {
  let keys = 0;
  for (let start = text.indexOf('"'); start !== -1;) {
    let after = endOfString(text, start);
    while (isSpace(text.charCodeAt(after))) after++;
    if (text[after] === ":") keys++;
    start = text.indexOf('"', after);
  }
  return keys;
}

/** The index after the string that begins at a quotation mark. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); ; end = text.indexOf('"', end + 1)) {
    let escapes = 0;
    while (text[end - 1 - escapes] === "\\") escapes++;
    if (escapes % 2 === 0) return end + 1;
  }
}

/** Whether a character is white space in JSON: a space, a tab or the end of a line. */
function isSpace(code: number): boolean {
  return code === 32 || code === 10 || code === 13 || code === 9;
}

function locateKeyProblems(text: string): TextProblem[] {
  const problems: TextProblem[] = [];
  const open: Map<string, number>[] = [];
  visit(text, {
    onObjectBegin: () => {
      open.push(new Map());
    },
    onObjectEnd: () => {
      open.pop();
    },
    onObjectProperty: (key, offset, length, startLine, _column, pathOf) => {
      const seen = open.at(-1);
      const path = [...pathOf(), key];
      if (forbiddenKeys.has(key))
        problems.push({
          rule: "forbidden-key",
          offset,
          length,
          path,
          message: `"${key}" is not allowed as a key: JavaScript reserves it.`,
          hint: "Choose another name.",
        });
      else if (seen?.has(key))
        problems.push({
          rule: "duplicate-key",
          offset,
          length,
          path,
          message: `Duplicate key "${key}": first used on line ${seen.get(key)}.`,
          hint: "Remove one of them.",
        });
      else seen?.set(key, startLine + 1);
    },
  });
  return problems;
}
