import { maximumDepth } from "./file-limits.ts";
import type { TextProblem } from "./source-file.ts";

/**
 * The first bracket that is nested too deep, in any text: what reads it next is recursive, and thousands of brackets
 * would overflow the stack.
 */
export function tooDeep(text: string): TextProblem | undefined {
  const offset = firstTooDeep(text);
  return offset === undefined
    ? undefined
    : {
        rule: "nested-too-deep",
        offset,
        length: 1,
        path: [],
        message: `Arrays and objects are nested deeper than ${maximumDepth} levels here.`,
        hint: "Close the brackets before this one, or remove the levels that say nothing.",
      };
}

function firstTooDeep(text: string): number | undefined {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (inString) {
      if (character === "\\") at++;
      else if (character === '"' || character === "\n") inString = false;
    } else if (character === '"') inString = true;
    else if (character === "[" || character === "{") depth++;
    else if ((character === "]" || character === "}") && depth > 0) depth--;
    if (depth > maximumDepth) return at;
  }
  return undefined;
}
