import type { Node } from "jsonc-parser";

/** A range of a file, and its replacement. */
export interface TextEdit {
  from: number;
  to: number;
  text: string;
}

export function endOf({ offset, length }: Node): number {
  return offset + length;
}

export function cut(from: number, to: number): TextEdit {
  return { from, to, text: "" };
}

/** A text after edits that do not overlap. */
export function withEdits(text: string, edits: readonly TextEdit[]): string {
  let result = text;
  for (const { from, to, text: written } of [...edits].sort((a, b) => b.from - a.from))
    result = result.slice(0, from) + written + result.slice(to);
  return result;
}
