import type { Rule } from "#descriptor/vocabulary/rule.ts";
import { limitsOf } from "../../analyse/limits.ts";
import type { PatternAnalysis } from "../../analyse/pattern-analysis.ts";
import { contradictionIn } from "../../analyse/unsatisfiable.ts";
import type { Draft } from "../../layer/draft.ts";
import { requiredOf, sentAs, sentValues, type Sent } from "./sent-values.ts";

type Rules = Readonly<Record<string, Partial<Rule>>>;

/** A rule whose every value is refused later, and why: the rest of a sentence. */
export interface Refused {
  rule: string;
  reason: string;
}

/** Rules whose values the call refuses, or the form where members type them again to sign in. */
export function refusedValues(draft: Draft, rules: Rules, analysis: PatternAnalysis | undefined): Refused[] {
  const sent = sentValues(draft);
  const found = sent.flatMap((one): Refused[] => {
    const rule = rules[one.rule ?? ""];
    if (!rule || one.rule === undefined) return [];
    const reason = refusedByCall(one, rule, analysis) ?? refusedAgain(one, rule, sent, rules, analysis);
    return reason === undefined ? [] : [{ rule: one.rule, reason }];
  });
  return [...new Map(found.map((one) => [one.rule, one])).values()];
}

function refusedByCall({ call, parameter }: Sent, rule: Partial<Rule>, analysis: PatternAnalysis | undefined) {
  const schema = call.input.shape[parameter];
  const required = schema ? requiredOf(schema) : {};
  const reason = contradictionIn(limitsOf([rule, required]), analysis);
  return reason === undefined ? undefined : `and what the platform takes as "${parameter}" make a rule that ${reason}`;
}

function refusedAgain(
  { call, parameter }: Sent,
  rule: Partial<Rule>,
  sent: readonly Sent[],
  rules: Rules,
  analysis: PatternAnalysis | undefined,
): string | undefined {
  const again = call.typedAgain?.[parameter];
  if (!again) return undefined;
  const others = sentAs(sent, again);
  const reasons = others.map((other) => {
    const known = rules[other.rule ?? ""];
    return known && contradictionIn(limitsOf([rule, known]), analysis);
  });
  const [reason] = reasons;
  // One form that accepts a value is enough.
  if (reason === undefined || reasons.includes(undefined)) return undefined;
  return `and the rule "${others[0]?.rule}" of the form to sign in make a rule that ${reason}`;
}
