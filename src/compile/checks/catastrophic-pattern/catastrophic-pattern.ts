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
  description: "A pattern is quick to match: no value of the allowed length freezes the phone.",
  about: [
    "When a repetition contains another one, a value that fails at its last character is tried in every possible split: their number doubles with every further character. The visitor's phone freezes while typing.",
    "The proof uses automata, so the same pattern has the same result everywhere. Patterns that take quadratic time are allowed when `maxLength` keeps values short: lengths are checked before patterns.",
  ],
  run: { brand: catastrophicPatterns },
};

/** Steps that a slow phone takes about a second for. */
const bearable = 10_000_000;
/** Characters that a visitor may paste where no rule limits the length. */
const pasted = 100_000;

function catastrophicPatterns(draft: Draft, { patterns }: CheckContext): Finding[] {
  if (!patterns) return [];
  return Object.entries(rulesOf(draft)).flatMap(([id, rule]): Finding[] => {
    const reason = looksAt(draft, `rules/${id}`) ? catastropheOf(rule, patterns) : undefined;
    return reason === undefined ? [] : [{ path: ["rules", id, "pattern"], at: "value", ...reason }];
  });
}

/** Why the pattern of a rule can freeze a phone; undefined when it cannot, or when that is unknown. */
export function catastropheOf(
  rule: Partial<Rule>,
  patterns: PatternAnalysis | undefined,
): Pick<Finding, "message" | "hint"> | undefined {
  const { pattern } = rule;
  if (!patterns || pattern === undefined || isPlain(pattern) || !isReadable(pattern)) return undefined;
  return reasonOf(patterns.costOf(pattern), rule);
}

/** Lengths are checked before patterns, so a pattern never runs on a value that is too long. */
function reasonOf(cost: PatternCost, { maxLength }: Partial<Rule>): Pick<Finding, "message" | "hint"> | undefined {
  if (cost.growth === "exponential")
    return {
      message: "This pattern can take exponential time: every further character doubles it.",
      hint: `Try ${cost.attack}. Avoid nested repetitions, and alternatives that begin alike.`,
    };
  if (cost.growth !== "polynomial" || (maxLength ?? pasted) ** cost.degree <= bearable) return undefined;
  const times = cost.degree === 2 ? "four" : String(2 ** cost.degree);
  return {
    message: `This pattern can be very slow: a value twice as long takes ${times} times as long.`,
    hint:
      maxLength === undefined
        ? 'Give the rule a "maxLength", or avoid adjacent repetitions that match the same characters.'
        : "Avoid adjacent repetitions that match the same characters.",
  };
}
