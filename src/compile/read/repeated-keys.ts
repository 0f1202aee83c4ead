import { visit } from "jsonc-parser";
import type { Json, JsonObject } from "#kernel/json.ts";
import { forbiddenKeys, maximumDepth } from "./file-limits.ts";
import { tooDeep } from "./nesting.ts";
import type { TextProblem } from "./source-file.ts";

/** What is counted in a value to find out whether its text needs a closer look. */
interface Counted {
  keys: number;
  forbidden: boolean;
  depth: number;
}

/**
 * Duplicate and forbidden keys, and arrays and objects nested too deep. JSON.parse silently keeps the last of two equal
 * keys; only when the number of keys differs from the text is the costly walk with positions made.
 */
export function structureProblems(text: string, value: Json): TextProblem[] {
  const counted = count(value);
  const isPlain = !counted.forbidden && counted.depth <= maximumDepth && counted.keys === keysInText(text);
  if (isPlain) return [];
  const deep = tooDeep(text);
  return deep ? [deep] : locateKeyProblems(text);
}

/** Counts level by level: recursion would overflow the stack. */
function count(value: Json): Counted {
  const counted: Counted = { keys: 0, forbidden: false, depth: 0 };
  let level = [value].filter(isCollection);
  for (; level.length > 0; counted.depth++) {
    const next: Collection[] = [];
    for (const one of level) {
      const keys = Array.isArray(one) ? [] : Object.keys(one);
      counted.keys += keys.length;
      counted.forbidden ||= keys.some((key) => forbiddenKeys.has(key));
      for (const inner of Array.isArray(one) ? one : Object.values(one)) if (isCollection(inner)) next.push(inner);
    }
    level = next;
  }
  return counted;
}

type Collection = Json[] | JsonObject;

function isCollection(value: Json): value is Collection {
  return typeof value === "object" && value !== null;
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
