import type { Node } from "./node.ts";

/** What an editor shows beside the suggestion null. */
export const removes = "Removes what a layer below sets.";

/**
 * Splits the description of a choice that explains each value ("bar: a filled bar. slim: lower, with a hairline.") into
 * one description per value, which editors show beside their suggestions.
 */
export function explained(node: Node): Node {
  const values = node.enum;
  if (!values || node.description === undefined || node["enumDescriptions"] !== undefined) return node;
  const texts = values.map((value) =>
    value === null ? removes : explanationOf(String(value), node.description ?? "", values),
  );
  return texts.every((text) => text !== undefined) ? { ...node, enumDescriptions: texts } : node;
}

/** The text after "value:" up to the next value or the end. */
function explanationOf(value: string, description: string, values: readonly unknown[]): string | undefined {
  const starts = values
    .flatMap((other) => (other === null ? [] : [positionOf(String(other), description)]))
    .filter((at) => at !== -1);
  const start = positionOf(value, description);
  if (start === -1) return undefined;
  const end = Math.min(description.length, ...starts.filter((at) => at > start));
  const words = description.slice(start + value.length + 1, end).trim();
  return words === "" ? undefined : words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** The index at which "value:" begins a sentence, or -1. */
function positionOf(value: string, description: string): number {
  const escaped = value.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const found = new RegExp(`(?:^|[.;] )${escaped}: `).exec(description);
  return found ? found.index + found[0].length - value.length - 2 : -1;
}
