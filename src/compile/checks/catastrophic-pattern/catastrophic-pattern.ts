import type { Rule } from "#descriptor/vocabulary/rule.ts";
import { looksAt } from "../../layer/change.ts";
import type { Draft, Finding } from "../../layer/draft.ts";
import type { PatternAnalysis, PatternCost } from "../../analyse/pattern-analysis.ts";
import { isPlain } from "../../analyse/plain-pattern.ts";
import { rulesOf } from "../../analyse/rule-sets.ts";
import { isReadable } from "../broken-pattern/broken-pattern.ts";
import type { Check, CheckContext } from "../check.ts";

export const catastrophicPattern: Check = {
  id: "catastrophic-pattern",
  severity: "error",
  suppressible: true,
  description: "A pattern is tried in a moment: no value of the allowed length makes the phone stand still.",
  run: { brand: catastrophicPatterns },
};

/** Steps that a slow phone makes in about a second. */
const bearable = 10_000_000;
/** Characters that somebody may paste where no rule limits them. */
const pasted = 100_000;

function catastrophicPatterns(draft: Draft, { patterns }: CheckContext): Finding[] {
  if (!patterns) return [];
  return Object.entries(rulesOf(draft)).flatMap(([id, rule]): Finding[] => {
    const reason = looksAt(draft, `rules/${id}`) ? catastropheOf(rule, patterns) : undefined;
    return reason === undefined ? [] : [{ path: ["rules", id, "pattern"], at: "value", ...reason }];
  });
}

/** Why the pattern of a rule makes a phone stand still; nothing when it does not, or when nobody knows. */
export function catastropheOf(
  rule: Partial<Rule>,
  patterns: PatternAnalysis | undefined,
): Pick<Finding, "message" | "hint"> | undefined {
  const { pattern } = rule;
  if (!patterns || pattern === undefined || isPlain(pattern) || !isReadable(pattern)) return undefined;
  return reasonOf(patterns.costOf(pattern), rule);
}

/** Lengths are looked at before patterns, so that a short value is never tried for long. */
function reasonOf(cost: PatternCost, { maxLength }: Partial<Rule>): Pick<Finding, "message" | "hint"> | undefined {
  if (cost.growth === "exponential")
    return {
      message: "This pattern can take for ever: with every further character the time doubles.",
      hint: `Try ${cost.attack}. Let no repetition stand inside another, and let no two choices begin alike.`,
    };
  if (cost.growth !== "polynomial" || (maxLength ?? pasted) ** cost.degree <= bearable) return undefined;
  const times = cost.degree === 2 ? "four" : String(2 ** cost.degree);
  return {
    message: `This pattern can take very long: a value twice as long takes ${times} times as long.`,
    hint:
      maxLength === undefined
        ? 'Give the rule a "maxLength", or let no two repetitions that stand together take the same characters.'
        : "Let no two repetitions that stand together take the same characters.",
  };
}
