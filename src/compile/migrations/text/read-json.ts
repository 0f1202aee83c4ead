import { parse, type ParseError } from "jsonc-parser";
import type { Json } from "#kernel/json.ts";
import { tooDeep } from "../../read/nesting.ts";

/** A byte order mark, which editors of Windows write at the start of a file. */
export const byteOrderMark = "\uFEFF";

/**
 * The value of a text, ignoring comments and trailing commas; `isSound` is false if there are other errors, or if it is
 * nested too deep.
 */
export function readJson(text: string): { value: Json; isSound: boolean } {
  const plain = text.startsWith(byteOrderMark) ? text.slice(1) : text;
  if (tooDeep(plain)) return { value: {}, isSound: false };
  try {
    return { value: JSON.parse(plain) as Json, isSound: true };
  } catch {
    const errors: ParseError[] = [];
    const value = parse(plain, errors, { allowTrailingComma: true }) as Json | undefined;
    return { value: value ?? {}, isSound: errors.length === 0 };
  }
}
