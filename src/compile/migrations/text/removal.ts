import type { Node } from "jsonc-parser";
import { isLineEnd, leadingSpace } from "./lines.ts";
import { cut, endOf, type TextEdit } from "./text-edit.ts";
import { commaIn, commentsIn } from "./tokens.ts";

/** A property with its comma; comments next to it stay. */
export function removal(property: Node, text: string): TextEdit[] {
  const around = property.parent as Node;
  const siblings = around.children ?? [];
  const index = siblings.indexOf(property);
  const [before, next] = [siblings[index - 1], siblings[index + 1]];
  const from = property.offset;
  const to = endOf(property);
  if (next) {
    const gap = text.slice(to, next.offset);
    if (commentsIn(gap).length === 0) return [cut(from, next.offset)];
    return gap.startsWith(",")
      ? [cut(from, to + 1 + leadingSpace(gap.slice(1)).length)]
      : [cut(from, to + leadingSpace(gap).length), cut(to + commaIn(gap), to + commaIn(gap) + 1)];
  }
  if (before) {
    const gap = text.slice(endOf(before), from);
    if (commentsIn(gap).length === 0) return [cut(endOf(before), to)];
    const at = endOf(before) + commaIn(gap);
    const end = isLineEnd(text, to) ? endOf(before) + gap.trimEnd().length : from;
    return [cut(at, at + 1), cut(end, to)];
  }
  const inside = text.slice(around.offset + 1, endOf(around) - 1);
  return inside.trim().length === property.length ? [cut(around.offset + 1, endOf(around) - 1)] : [cut(from, to)];
}
