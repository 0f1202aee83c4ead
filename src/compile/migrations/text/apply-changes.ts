import { findNodeAtLocation, parseTree, type Node } from "jsonc-parser";
import { addition, inline } from "./addition.ts";
import { byteOrderMark } from "./read-json.ts";
import type { Json } from "#kernel/json.ts";
import type { Change } from "../change.ts";
import { outdented, type Outdent } from "./outdent.ts";
import { removal } from "./removal.ts";
import { withEdits, type TextEdit } from "./text-edit.ts";
import { unwrapping } from "./unwrapping.ts";

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
    case "add":
      return value.type === "object" ? addition(change, value, text) : [];
    case "remove":
      return removal(value.parent as Node, text);
    case "unwrap": {
      const inner = findNodeAtLocation(value, [...change.inner]);
      return inner ? unwrapping(value, inner, text, outdents) : [];
    }
  }
}

function replaced({ offset, length }: Node, value: Json): TextEdit {
  return { from: offset, to: offset + length, text: inline(value) };
}
