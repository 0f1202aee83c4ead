import type { Rule } from "#descriptor/vocabulary/rule.ts";
import { metaOf } from "#gateway/field-meta.ts";
import { limitsOf } from "../../analyse/limits.ts";
import type { PatternAnalysis } from "../../analyse/pattern-analysis.ts";
import { contradictionIn } from "../../analyse/unsatisfiable.ts";
import type { Draft } from "../../layer/draft.ts";
import type { Path } from "../../validate/walk.ts";
import { requiredOf, sentAs, sentValues, typedAs, type Sent } from "./sent-values.ts";

type Rules = Readonly<Record<string, Partial<Rule>>>;

/** A rule whose every value is refused later. */
export interface Refused {
  rule: string;
  /** Where a field has it. */
  choice: Path;
  /** The rule of the form where it is typed again. */
  other?: string | undefined;
  message: string;
  hint: string;
}

/** Rules whose values the call refuses, or the form where members type them again to sign in. */
export function refusedValues(draft: Draft, rules: Rules, analysis: PatternAnalysis | undefined): Refused[] {
  const sent = sentValues(draft);
  const found = sent.flatMap((one): Refused[] => {
    const rule = rules[one.rule ?? ""];
    if (!rule || one.rule === undefined) return [];
    const refusal =
      refusesAllTyped(one, rule, analysis) ??
      refusedByCall(one, rule, analysis) ??
      refusedAgain(one, rule, sent, rules, analysis);
    if (!refusal) return [];
    const { also, other, why, hint } = refusal;
    return [
      {
        rule: one.rule,
        choice: one.choice,
        other,
        message: `No value satisfies both the rule "${one.rule}" and ${also}: ${why}.`,
        hint,
      },
    ];
  });
  return [...new Map(found.map((one) => [one.rule, one])).values()];
}

/** What visitors have to type, none of which a rule takes. */
function refusesAllTyped(
  { schema }: Sent,
  rule: Partial<Rule>,
  analysis: PatternAnalysis | undefined,
): Refusal | undefined {
  const typed = typedAs(schema);
  const found = typed && contradictionIn(limitsOf([rule, typed.rule]), analysis);
  return found && { also: typed.words, why: found.why, hint: "Change the rule: nobody could type what they have." };
}

/** What refuses every value of a rule, and why. */
interface Refusal {
  also: string;
  other?: string | undefined;
  why: string;
  hint: string;
}

function refusedByCall(
  { call, parameter, schema }: Sent,
  rule: Partial<Rule>,
  analysis: PatternAnalysis | undefined,
): Refusal | undefined {
  const own = call.input.shape[parameter];
  const required = [requiredOf(schema), own ? requiredOf(own) : {}];
  const found = contradictionIn(limitsOf([rule, ...required]), analysis);
  const hint = "Change the rule: what the platform takes is the same for every brand.";
  return found && { also: `what the platform takes as "${parameter}"`, why: found.why, hint };
}

function refusedAgain(
  { call, parameter, schema }: Sent,
  rule: Partial<Rule>,
  sent: readonly Sent[],
  rules: Rules,
  analysis: PatternAnalysis | undefined,
): Refusal | undefined {
  const again = call.typedAgain?.[parameter];
  if (!again) return undefined;
  // Where a number or a code is typed instead, no name or password is typed again.
  const own = metaOf(schema);
  const others = sentAs(sent, again).filter((other) => {
    const { means, typed } = metaOf(other.schema);
    return means === own.means && typed === own.typed;
  });
  const found = others.map((other) => {
    const known = rules[other.rule ?? ""];
    return known && contradictionIn(limitsOf([rule, known]), analysis);
  });
  const [first] = found;
  // One form that accepts a value is enough.
  if (first === undefined || found.includes(undefined)) return undefined;
  const hint = "Change one of them: members could not type again what they chose.";
  const other = others[0]?.rule;
  return { also: `the rule "${other}" of the form to sign in`, other, why: first.why, hint };
}
