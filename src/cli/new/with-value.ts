import { findNodeAtLocation, parseTree, type Node } from "jsonc-parser";
import { applyChanges } from "#compile/migrations/text/apply-changes.ts";
import { indentAt, spaceBefore } from "#compile/migrations/text/lines.ts";
import { byteOrderMark } from "#compile/migrations/text/read-json.ts";
import type { Json } from "#kernel/json.ts";
import { layoutOf, writtenJson } from "./json-text.ts";

/**
 * A text of JSON with a value set as a person would write it, indented as the file is; undefined removes it. Not a
 * character of the rest changes.
 */
export function withValue(text: string, where: readonly string[], value: Json | undefined): string {
  if (text.startsWith(byteOrderMark)) return byteOrderMark + withValue(text.slice(1), where, value);
  if (value === undefined) return applyChanges(text, [{ kind: "remove", path: where }]);
  const tree = parseTree(text);
  const there = tree && findNodeAtLocation(tree, [...where]);
  if (there) {
    const written = writtenJson(value, indentAt(text, there.offset), layoutOf(text));
    return text.slice(0, there.offset) + written + text.slice(endOf(there));
  }
  const at = where.findLastIndex((_, index) => tree && findNodeAtLocation(tree, where.slice(0, index)));
  const around = tree && findNodeAtLocation(tree, where.slice(0, at));
  const key = where[at];
  if (around?.type !== "object" || key === undefined) return text;
  const inside = where.slice(at + 1).reduceRight<Json>((inner, step) => ({ [step]: inner }), value);
  return withProperty(text, around, key, inside);
}

/** A text with a property after the last one of an object, spaced as that is. */
function withProperty(text: string, around: Node, key: string, value: Json): string {
  const layout = layoutOf(text);
  const outer = indentAt(text, around.offset);
  const last = around.children?.at(-1);
  const space = last ? spaceBefore(text, last.offset) : layout.lineEnd + outer + layout.unit;
  const indent = space.includes("\n") ? space.replace(/^\r?\n/, "") : outer;
  const written = `${space}${JSON.stringify(key)}: ${writtenJson(value, indent, layout)}`;
  if (last) return `${text.slice(0, endOf(last))},${written}${text.slice(endOf(last))}`;
  return `${text.slice(0, around.offset + 1)}${written}${layout.lineEnd}${outer}${text.slice(endOf(around) - 1)}`;
}

function endOf({ offset, length }: Node): number {
  return offset + length;
}
