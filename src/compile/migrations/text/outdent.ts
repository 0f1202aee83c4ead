import { leadingSpace } from "./lines.ts";
import type { TextEdit } from "./text-edit.ts";

/** A range of lines that is outdented by some columns. */
export interface Outdent {
  from: number;
  to: number;
  columns: number;
}

/** The edits that outdent the lines; lines that begin in removed text need none. */
export function outdented(text: string, edits: readonly TextEdit[], outdents: readonly Outdent[]): TextEdit[] {
  const found: TextEdit[] = [];
  if (outdents.length === 0) return found;
  for (let at = text.indexOf("\n") + 1; at > 0; at = text.indexOf("\n", at) + 1) {
    const columns = outdents
      .filter(({ from, to }) => from < at && at < to)
      .reduce((sum, outdent) => sum + outdent.columns, 0);
    const width = Math.min(columns, leadingSpace(text.slice(at, at + 200)).length);
    const isCut = edits.some(({ from, to }) => from < at + width && at < to);
    if (width > 0 && !isCut) found.push({ from: at, to: at + width, text: "" });
  }
  return found;
}
