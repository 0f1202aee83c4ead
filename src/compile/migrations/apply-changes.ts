import { createScanner, findNodeAtLocation, parseTree, stripComments, type Node } from "jsonc-parser";
import { byteOrderMark } from "./read-json.ts";
import type { Change } from "./change.ts";

/** SyntaxKind of jsonc-parser, whose names exist only in its types. */
const [lineComment, blockComment, endOfFile] = [12, 13, 17];

interface TextEdit {
  from: number;
  to: number;
  text: string;
}

/** A stretch of lines that moves out by some columns. */
interface Outdent {
  from: number;
  to: number;
  columns: number;
}

/** A file's text after changes: only the changed parts are rewritten; order, spacing and comments of the rest stay. */
export function applyChanges(text: string, changes: readonly Change[]): string {
  if (changes.length === 0) return text;
  if (text.startsWith(byteOrderMark)) return byteOrderMark + applyChanges(text.slice(1), changes);
  const root = parseTree(text);
  if (!root) return text;
  const outdents: Outdent[] = [];
  const edits = changes.flatMap((change) => editsOf(change, root, text, outdents));
  return withEdits(text, [...edits, ...outdented(text, edits, outdents)]);
}

function editsOf(change: Change, root: Node, text: string, outdents: Outdent[]): TextEdit[] {
  const value = findNodeAtLocation(root, [...change.path]);
  if (!value) return [];
  switch (change.kind) {
    case "rename":
      return [replaced(value.parent?.children?.[0] as Node, change.to)];
    case "replace":
      return [replaced(value, change.value)];
    case "remove":
      return removal(value.parent as Node, text);
    case "unwrap": {
      const inner = findNodeAtLocation(value, [...change.inner]);
      return inner ? unwrapping(value, inner, text, outdents) : [];
    }
  }
}

function replaced({ offset, length }: Node, value: unknown): TextEdit {
  return { from: offset, to: offset + length, text: JSON.stringify(value) };
}

/** A property with its comma; comments beside it stay. */
function removal(property: Node, text: string): TextEdit[] {
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
    const comma = endOf(before) + commaIn(gap);
    const end = isLineEnd(text, to) ? endOf(before) + gap.trimEnd().length : from;
    return [cut(comma, comma + 1), cut(end, to)];
  }
  const inside = text.slice(around.offset + 1, endOf(around) - 1);
  return inside.trim().length === property.length ? [cut(around.offset + 1, endOf(around) - 1)] : [cut(from, to)];
}

function endOf({ offset, length }: Node): number {
  return offset + length;
}

function cut(from: number, to: number): TextEdit {
  return { from, to, text: "" };
}

function leadingSpace(text: string): string {
  return /^[ \t]*/.exec(text)?.[0] ?? "";
}

function isLineEnd(text: string, offset: number): boolean {
  return /^[ \t]*(?:\r?\n|$)/.test(text.slice(offset, offset + 200));
}

/** Where the comma between two properties is: what a comment says does not count. */
function commaIn(gap: string): number {
  return stripComments(gap, " ").indexOf(",");
}

/** What stands around the inner value goes; comments there move into it, or before it where it has no inside. */
function unwrapping(outer: Node, inner: Node, text: string, outdents: Outdent[]): TextEdit[] {
  const innerEnd = endOf(inner);
  const ahead = commentsIn(text.slice(outer.offset, inner.offset));
  const behind = commentsIn(text.slice(innerEnd, endOf(outer)));
  const columns = indentAt(text, innerEnd).length - indentAt(text, endOf(outer)).length;
  if (columns > 0) outdents.push({ from: inner.offset, to: innerEnd, columns });
  const { line, innerLine } = linesAt(text, endOf(outer));
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
  const rest = isLineEnd(text, inner.offset + 1) ? "" : innerLine;
  const [opening = "", closing = ""] = [text[inner.offset], text[innerEnd - 1]];
  return [
    ahead.length > 0
      ? edit(outer.offset, inner.offset + 1, [opening, ...ahead.map((one) => innerLine + one), rest])
      : cut(outer.offset, inner.offset),
    behind.length > 0
      ? edit(innerEnd - 1, endOf(outer), [...behind.map((one) => innerLine + one), line, closing])
      : cut(innerEnd, endOf(outer)),
  ];
}

/** A line end with the indentation of the line at an offset, and with that of a value one level inside. */
function linesAt(text: string, offset: number): { line: string; innerLine: string } {
  const indent = indentAt(text, offset);
  const line = (text.includes("\r\n") ? "\r\n" : "\n") + indent;
  return { line, innerLine: line + (indent.includes("\t") ? "\t" : "  ") };
}

/** Comments in a stretch of a file, which need not be JSON by itself. */
function commentsIn(text: string): string[] {
  const scanner = createScanner(text);
  const found: string[] = [];
  for (let kind = scanner.scan(); kind !== endOfFile; kind = scanner.scan())
    if (kind === lineComment || kind === blockComment) {
      const from = scanner.getTokenOffset();
      found.push(text.slice(from, from + scanner.getTokenLength()).trimEnd());
    }
  return found;
}

/** The space before the first character of the line on which an offset lies. */
function indentAt(text: string, offset: number): string {
  return leadingSpace(text.slice(text.lastIndexOf("\n", offset - 1) + 1, offset));
}

/** The edits that take the columns off the lines; lines that begin in something that goes anyway need none. */
function outdented(text: string, edits: readonly TextEdit[], outdents: readonly Outdent[]): TextEdit[] {
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

function withEdits(text: string, edits: readonly TextEdit[]): string {
  let result = text;
  for (const { from, to, text: written } of [...edits].sort((a, b) => b.from - a.from))
    result = result.slice(0, from) + written + result.slice(to);
  return result;
}
