import type { Rule } from "#descriptor/vocabulary/rule.ts";
import type { ValueLimits } from "./pattern-analysis.ts";
import { memoize } from "#kernel/memoize.ts";

/** What several rules together require of one value. */
export function limitsOf(rules: readonly Partial<Rule>[]): ValueLimits {
  return {
    patterns: [...new Set(rules.flatMap(({ pattern }) => pattern ?? []))],
    numeric: rules.some(({ numeric }) => numeric === true),
    // An empty value counts as absent: optional fields then skip their rule.
    minLength: Math.max(1, ...rules.map(({ minLength = 0 }) => minLength)),
    maxLength: Math.min(...rules.map(({ maxLength = Number.POSITIVE_INFINITY }) => maxLength)),
  };
}

/** Tests whether values are within limits, with the same result as the site's forms. */
export function fitting({ patterns, numeric, minLength, maxLength }: ValueLimits): (text: string) => boolean {
  const forms = [...patterns.map((pattern) => new RegExp(`^(?:${pattern})$`, "u")), ...(numeric ? [/^\d+$/] : [])];
  return (text) => text.length >= minLength && text.length <= maxLength && forms.every((form) => form.test(text));
}

/** Strings that most values are made of, each repeated up to the required length. */
const seeds = ["a", "1", "A", "9", "aA1", "Aa1!", "a1_", "0917", "639", "+639", "a@a.aa", "2000-01-01", "-", " a"];

/** A value within limits, found by trying: enough for most rules, and proof that one exists. */
export const triedValue = memoize((limits: ValueLimits): string | undefined => {
  const { minLength, maxLength } = limits;
  const fits = fitting(limits);
  const longest = Math.min(maxLength, minLength + 24);
  for (const seed of seeds) {
    for (let length = minLength; length <= longest; length++) {
      const value = seed.length >= length ? seed : seed + (seed.at(-1) ?? "").repeat(length - seed.length);
      if (fits(value)) return value;
      const round = seed.repeat(Math.ceil(length / seed.length)).slice(0, length);
      if (fits(round)) return round;
    }
  }
  return undefined;
});
