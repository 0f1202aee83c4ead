/** A node of swc's syntax tree, of which only `type` is known. */
export type SyntaxNode = Record<string, unknown> & { type?: string };

export function isRecord(value: unknown): value is SyntaxNode {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The nodes directly below a node or a list of nodes. */
export function childrenOf(node: unknown): unknown[] {
  if (Array.isArray(node)) return node;
  return isRecord(node) ? Object.values(node).filter((value) => typeof value === "object" && value !== null) : [];
}
