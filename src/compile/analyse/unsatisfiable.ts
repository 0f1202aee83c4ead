import type { PatternAnalysis, ValueLimits } from "./pattern-analysis.ts";
import { triedValue } from "./limits.ts";
import { isPlain } from "./plain-pattern.ts";

/** Why no value is within limits, as the rest of a sentence; undefined when one is, or when it is unknown. */
export function contradictionIn(limits: ValueLimits, analysis: PatternAnalysis | undefined): string | undefined {
  const { patterns, numeric, minLength, maxLength } = limits;
  if (minLength > maxLength) return `requires at least ${minLength} and at most ${characters(maxLength)}`;
  if (patterns.length === 0) return undefined;
  if (patterns.every((pattern) => isQuick(pattern, analysis)) && triedValue(limits) !== undefined) return undefined;
  const answer = analysis?.valueWithin(limits);
  if (answer?.exists !== false) return undefined;
  const what = patterns.length > 1 ? "patterns" : "a pattern";
  if (answer.shortest === undefined || answer.longest === undefined)
    return numeric ? `requires digits only and ${what} that digits never match` : `has ${what} that no value matches`;
  if (answer.shortest > maxLength)
    return `requires at most ${characters(maxLength)} and ${what} that needs at least ${answer.shortest}`;
  if (answer.longest < minLength)
    return `requires at least ${characters(minLength)} and ${what} that matches at most ${answer.longest}`;
  return `requires ${minLength} to ${characters(maxLength)} and ${what} that no value of that length matches`;
}

/** Whether a pattern can be tried quickly on a value of some length: the compiler must not freeze either. */
function isQuick(pattern: string, analysis: PatternAnalysis | undefined): boolean {
  if (isPlain(pattern)) return true;
  const cost = analysis?.costOf(pattern);
  return cost?.growth === "linear" || (cost?.growth === "polynomial" && cost.degree <= 2);
}

function characters(count: number): string {
  return `${count} character${count === 1 ? "" : "s"}`;
}
