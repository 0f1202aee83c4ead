import { applyEdits, findNodeAtLocation, modify, parseTree } from "jsonc-parser";
import type { Json } from "#kernel/json.ts";
import { writtenJson } from "./json-text.ts";

/** A text of JSON with a value set as a person would write it; undefined removes it. The rest stays as it is. */
export function withValue(text: string, where: readonly string[], value: Json | undefined): string {
  const formattingOptions = { insertSpaces: true, tabSize: 2, eol: "\n" };
  const prepared = applyEdits(
    text,
    modify(text, [...where], value === undefined ? undefined : null, { formattingOptions }),
  );
  const tree = value === undefined ? undefined : parseTree(prepared);
  const node = tree && findNodeAtLocation(tree, [...where]);
  if (!node || value === undefined) return prepared;
  const indent = /^[ \t]*/.exec(prepared.slice(prepared.lastIndexOf("\n", node.offset) + 1))?.[0] ?? "";
  return prepared.slice(0, node.offset) + writtenJson(value, indent) + prepared.slice(node.offset + node.length);
}
