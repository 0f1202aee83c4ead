import type { PatternAnalysis, ValueAnswer, ValueLimits } from "./pattern-analysis.ts";
import { triedValue } from "./limits.ts";
import { isPlain } from "./plain-pattern.ts";

/** Why no value is within limits. */
export interface Contradiction {
  /** A clause that follows a colon. */
  why: string;
  /** What can be changed in a rule that has all these limits itself. */
  remedy: string;
}

/** Why no value is within limits; undefined when one is, or when it is unknown. */
export function contradictionIn(limits: ValueLimits, analysis: PatternAnalysis | undefined): Contradiction | undefined {
  const { patterns, minLength, maxLength } = limits;
  if (minLength > maxLength)
    return {
      why: `at least ${characters(minLength)} ${isOrAre(minLength)} required, but at most ${maxLength} ${isOrAre(maxLength)} allowed`,
      remedy: 'Raise "maxLength", or lower "minLength".',
    };
  if (patterns.length === 0) return undefined;
  if (patterns.every((pattern) => isQuick(pattern, analysis)) && triedValue(limits) !== undefined) return undefined;
  const answer = analysis?.valueWithin(limits);
  return answer?.exists === false ? contradictionOf(limits, answer) : undefined;
}

function contradictionOf(
  { patterns, numeric, minLength, maxLength }: ValueLimits,
  { shortest, longest }: Extract<ValueAnswer, { exists: false }>,
): Contradiction {
  const pattern = patterns.length > 1 ? "both patterns" : "the pattern";
  const most = `at most ${characters(maxLength)} ${isOrAre(maxLength)} allowed`;
  if (shortest === undefined || longest === undefined)
    return numeric
      ? {
          why: `only digits are allowed, but no text of digits fits ${pattern}`,
          remedy: 'Change the pattern, or remove "numeric".',
        }
      : { why: `no text fits ${pattern}`, remedy: "Change the pattern." };
  if (shortest.length > maxLength)
    return {
      why: `${most}, but the shortest text that fits ${pattern} has ${shortest.length}${shown(shortest)}`,
      remedy: `Raise "maxLength" to ${shortest.length} or more, or write a pattern that shorter texts fit.`,
    };
  if (longest < minLength)
    return {
      why: `at least ${characters(minLength)} ${isOrAre(minLength)} required, but the longest text that fits ${pattern} has ${longest}`,
      remedy: `Lower "minLength" to ${longest} or less, or write a pattern that longer texts fit.`,
    };
  return {
    why: `${minLength} to ${characters(maxLength)} are allowed, but no text of such a length fits ${pattern}`,
    remedy: "Change the lengths, or the pattern.",
  };
}

/** A text as an example, where it can be read. */
function shown(text: string): string {
  return text.length <= 40 && /^[^\p{C}\p{Z}]+$/u.test(text) ? `, for example "${text}"` : "";
}

/** Whether a pattern can be tried quickly on a value of some length: the compiler must not freeze either. */
function isQuick(pattern: string, analysis: PatternAnalysis | undefined): boolean {
  if (isPlain(pattern)) return true;
  const cost = analysis?.costOf(pattern);
  return cost?.growth === "linear" || (cost?.growth === "polynomial" && cost.degree <= 2);
}

function isOrAre(count: number): string {
  return count === 1 ? "is" : "are";
}

function characters(count: number): string {
  return `${count} character${count === 1 ? "" : "s"}`;
}
