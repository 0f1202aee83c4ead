import type { Condition } from "#descriptor/vocabulary/condition.ts";

/** A condition without others inside. */
export type Question = Exclude<Condition, { all: Condition[] } | { any: Condition[] } | { not: Condition }>;

/** What a condition depends on, part by part. */
export function questionsIn(condition: Condition | undefined): Question[] {
  if (!condition) return [];
  if ("all" in condition) return condition.all.flatMap(questionsIn);
  if ("any" in condition) return condition.any.flatMap(questionsIn);
  if ("not" in condition) return questionsIn(condition.not);
  return [condition];
}

/**
 * Whether a condition's answer can differ between visitors: such a part of the page waits until the visitor is known.
 */
export function dependsOnVisitor(condition: Condition | undefined): boolean {
  return questionsIn(condition).some((asked) => "visitor" in asked || "memberType" in asked || "device" in asked);
}

/** The names of the flags that conditions use, each once, in order. */
export function flagsIn(conditions: readonly (Condition | undefined)[]): string[] {
  const asked = conditions.flatMap(questionsIn);
  return [...new Set(asked.flatMap((one) => ("flag" in one ? [one.flag] : [])))];
}
