import { findNodeAtLocation, parseTree, type JSONPath, type Node } from "jsonc-parser";
import { segmentsOf } from "#kernel/pointer.ts";
import type { Fix } from "#compile/findings/fix.ts";

/** A fix at a place in a file. */
export interface PlacedFix {
  pointer: string;
  fix: Fix;
}

/** A text with its fixes applied, and those that could not be; everything else stays as it is written. */
export function fixedText(text: string, fixes: readonly PlacedFix[]): { text: string; made: PlacedFix[] } {
  const mark = text.startsWith("\uFEFF") ? "\uFEFF" : "";
  let result = text.slice(mark.length);
  const made: PlacedFix[] = [];
  for (const one of inOrder(result, fixes)) {
    const changed = withFix(result, one);
    if (changed === undefined) continue;
    result = changed;
    made.push(one);
  }
  return { text: mark + result, made };
}

/** From the innermost and last one, so that a change does not move the places of later changes. */
function inOrder(text: string, fixes: readonly PlacedFix[]): PlacedFix[] {
  const tree = parseTree(text);
  const offsetOf = ({ pointer }: PlacedFix) => (tree && findNodeAtLocation(tree, pathOf(pointer))?.offset) ?? 0;
  return [...fixes].sort((a, b) => pathOf(b.pointer).length - pathOf(a.pointer).length || offsetOf(b) - offsetOf(a));
}

function withFix(text: string, { pointer, fix }: PlacedFix): string | undefined {
  const tree = parseTree(text);
  const path = pathOf(pointer);
  const node = tree && findNodeAtLocation(tree, path);
  if (!node) return undefined;
  if (fix.kind === "remove") return withoutProperty(text, node.parent);
  if (fix.kind === "add") return withProperty(text, node, fix.text);
  const changed = fix.kind === "rename-key" ? keyToRename(node, fix.text) : node.type === "string" ? node : undefined;
  return (
    changed && text.slice(0, changed.offset) + JSON.stringify(fix.text) + text.slice(changed.offset + changed.length)
  );
}

/** A text with an empty object under a key of an object, after its last property. */
function withProperty(text: string, object: Node, key: string): string | undefined {
  const last = object.type === "object" ? object.children?.at(-1) : undefined;
  if (!last) return undefined;
  const before = text.slice(object.offset, last.offset);
  const space = /\s*$/.exec(before)?.[0] ?? " ";
  const gap = (object.children?.length ?? 0) > 1 ? (/,(\s*)$/.exec(text.slice(0, last.offset))?.[1] ?? space) : space;
  return `${text.slice(0, endOf(last))},${gap}${JSON.stringify(key)}: {}${text.slice(endOf(last))}`;
}

/** A text without a property, its comma and the space around it. */
function withoutProperty(text: string, property: Node | undefined): string | undefined {
  const all = property?.type === "property" ? (property.parent?.children ?? []) : [];
  const index = property ? all.indexOf(property) : -1;
  if (!property || index === -1) return undefined;
  const [before, after] = [all[index - 1], all[index + 1]];
  if (after) return text.slice(0, property.offset) + text.slice(after.offset);
  if (before) return text.slice(0, endOf(before)) + text.slice(endOf(property));
  const object = property.parent as Node;
  return `${text.slice(0, object.offset)}{}${text.slice(endOf(object))}`;
}

function endOf({ offset, length }: Node): number {
  return offset + length;
}

/** The key of a value, unless its object already has the other key. */
function keyToRename(node: Node, name: string): Node | undefined {
  const property = node.parent;
  if (property?.type !== "property") return undefined;
  const names = property.parent?.children?.map(({ children }) => children?.[0]?.value as unknown) ?? [];
  return names.includes(name) ? undefined : property.children?.[0];
}

function pathOf(pointer: string): JSONPath {
  return segmentsOf(pointer).map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}
