import type { Comparison } from "#descriptor/vocabulary/comparison.ts";
import { createStore } from "#kernel/store.ts";

/** The code that compares what belongs to a page; null before a condition needed it. Most pages never do. */
export const comparing = createStore<typeof import("./screen-compare.ts") | null>(null);

/** Loads that code for the first comparison of what belongs to the page. Nothing compares so before it has come. */
export function compareLater({ of }: Comparison): boolean {
  if (!("row" in of || "input" in of))
    void import("./screen-compare.ts").then((module) => comparing.set(module)).catch(() => undefined);
  return false;
}
