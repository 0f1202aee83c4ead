import type { Node } from "jsonc-parser";
import { indentAt, isLineEnd, leadingSpace, linesAt } from "./lines.ts";
import type { Outdent } from "./outdent.ts";
import { cut, endOf, type TextEdit } from "./text-edit.ts";
import { commentsIn } from "./tokens.ts";

/** The text around the inner value is removed; comments there move into it, or before it if it has no inside. */
export function unwrapping(outer: Node, inner: Node, text: string, outdents: Outdent[]): TextEdit[] {
  const innerEnd = endOf(inner);
  const ahead = commentsIn(text.slice(outer.offset, inner.offset));
  const behind = commentsIn(text.slice(innerEnd, endOf(outer)));
  const columns = indentAt(text, innerEnd).length - indentAt(text, endOf(outer)).length;
  if (columns > 0) outdents.push({ from: inner.offset, to: innerEnd, columns });
  const { line, innerLine } = linesAt(text, outer.offset);
  const edit = (from: number, to: number, parts: readonly string[]) => ({ from, to, text: parts.join("") });
  if (inner.type !== "object" && inner.type !== "array")
    return [
      edit(
        outer.offset,
        inner.offset,
        [...ahead, ...behind].map((one) => one + innerLine),
      ),
      cut(innerEnd, endOf(outer)),
    ];
  const inside = inner.offset + 1;
  const isOpen = isLineEnd(text, inside);
  const start = isOpen ? inside : inside + leadingSpace(text.slice(inside, innerEnd)).length;
  const [opening = "", closing = ""] = [text[inner.offset], text[innerEnd - 1]];
  return [
    ahead.length > 0
      ? edit(outer.offset, start, [opening, ...ahead.map((one) => innerLine + one), isOpen ? "" : innerLine])
      : cut(outer.offset, inner.offset),
    behind.length > 0
      ? edit(innerEnd - 1, endOf(outer), [...behind.map((one) => innerLine + one), line, closing])
      : cut(innerEnd, endOf(outer)),
  ];
}
