import type { Rule } from "#descriptor/vocabulary/rule.ts";
import { andList } from "#kernel/english-list.ts";
import { limitsOf } from "../../analyse/limits.ts";
import type { PatternAnalysis } from "../../analyse/pattern-analysis.ts";
import type { NotedLimits } from "./limits-in-note.ts";

/**
 * What a rule refuses of values that follow a note, as the end of a sentence; undefined when it takes some, and some
 * with each kind of characters that the note names, or when that cannot be proved.
 */
export function refusedOf(noted: NotedLimits, rule: Partial<Rule>, analysis: PatternAnalysis): string | undefined {
  const isRefused = (least: number, most: number, ...patterns: string[]) => {
    const { minLength, maxLength, ...limits } = limitsOf([rule, ...patterns.map((pattern) => ({ pattern }))]);
    const within = { ...limits, minLength: Math.max(minLength, least), maxLength: Math.min(maxLength, most) };
    return within.minLength > within.maxLength || analysis.valueWithin(within).exists === false;
  };
  const { least, most, kinds } = noted;
  if (isRefused(1, Number.POSITIVE_INFINITY)) return undefined;
  if (isRefused(least, most)) return `takes nothing of ${lengthOf(noted)}`;
  const strange = kinds.filter(({ characters }) => isRefused(1, Number.POSITIVE_INFINITY, `[^]*[${characters}][^]*`));
  if (strange.length > 0) return `takes no ${andList(strange.map(({ name }) => name))}`;
  const alone = `[${kinds.map(({ characters }) => characters).join("")}]+`;
  return kinds.length > 0 && isRefused(least, most, alone) ? "takes nothing that has only these" : undefined;
}

function lengthOf({ least, most }: NotedLimits): string {
  if (most === Number.POSITIVE_INFINITY) return `${least} or more characters`;
  return least === most ? `${least} characters` : `${least} to ${most} characters`;
}
