import { parseTree, printParseErrorCode, type ParseError } from "jsonc-parser";
import type { TextProblem } from "./source-file.ts";
import { conflictMarker, unusualText } from "./unusual-text.ts";

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
export function syntaxError(text: string): TextProblem {
  const wrong = placedError(text);
  return { rule: "broken-json", path: [], ...wrong };
}

type Wrong = Pick<TextProblem, "offset" | "length" | "message" | "hint">;

function placedError(text: string): Wrong {
  if (text.trim() === "") return { offset: 0, length: 1, message: "The file is empty.", hint: emptyHint };
  const [first] = errorsIn(text);
  if (!first) return { offset: 0, length: 1, message: "Invalid JSON." };
  const unusual = conflictMarker(text) ?? unusualText(text, first);
  if (unusual) return unusual;
  const expectation = expectations[printParseErrorCode(first.error)];
  const stray = strayComma(text, first.offset);
  if (stray !== undefined)
    return {
      offset: stray,
      length: 1,
      message: "Invalid JSON: trailing commas are not allowed.",
      hint: "Remove the comma.",
    };
  const end = text.trimEnd().length;
  if (first.offset >= end)
    return {
      offset: end - 1,
      length: 1,
      message: `Invalid JSON: the file ends too early, ${expectation ?? "something is missing"}.`,
    };
  return {
    offset: first.offset,
    length: Math.max(1, first.length),
    message: `Invalid JSON: ${expectation ?? "unexpected text"}.`,
  };
}

const emptyHint = "Write {} for a file without content, or delete the file.";

function errorsIn(text: string): ParseError[] {
  const errors: ParseError[] = [];
  parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  return errors;
}

/** A comma just before the bracket at which reading failed. */
function strayComma(text: string, offset: number): number | undefined {
  if (text[offset] !== "}" && text[offset] !== "]") return undefined;
  const before = text.slice(0, offset).trimEnd();
  return before.endsWith(",") ? before.length - 1 : undefined;
}
