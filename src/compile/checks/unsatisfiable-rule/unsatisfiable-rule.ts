import type { Rule } from "#descriptor/vocabulary/rule.ts";
import { memoizeByIdentity } from "#kernel/memoize.ts";
import { touches } from "../../layer/change.ts";
import type { Draft, Finding } from "../../layer/draft.ts";
import type { PatternAnalysis } from "../../analyse/pattern-analysis.ts";
import { limitsOf } from "../../analyse/limits.ts";
import { ruleSetsOf, rulesAndFieldsOf, rulesOf, type RuleSet } from "../../analyse/rule-sets.ts";
import { contradictionIn, type Contradiction } from "../../analyse/unsatisfiable.ts";
import { isSetAbove, removalOf, settingsOf } from "../../layer/provenance.ts";
import { writtenPath } from "../../layer/written-path.ts";
import { didYouMean } from "../../findings/words.ts";
import { isReadable } from "../broken-pattern/broken-pattern.ts";
import { catastropheOf } from "../catastrophic-pattern/catastrophic-pattern.ts";
import type { Check, CheckContext } from "../check.ts";
import { refusedValues } from "./refused-values.ts";
import { sendingOf } from "./sent-values.ts";

export const unsatisfiableRule: Check = {
  id: "unsatisfiable-rule",
  severity: "error",
  suppressible: true,
  description:
    "Every rule can be satisfied, alone, together with the fields it is compared with, and where its value is sent or typed again: otherwise nobody can register.",
  about: [
    "Values are generated and tried as the form does. When none is accepted, pattern, lengths and `numeric` are combined as automata: only what is proved is reported. Patterns that cannot be combined in this way (back-references, look-aheads in the middle) are not reported.",
    "A new name or password must be one that a form to sign in accepts: a name of `#` and `!` could be registered and never used. So must every value be one that the call takes at all. And of what visitors cannot choose, 4 to 10 digits of an SMS, 4 to 6 of a captcha, a mobile number, an e-mail address, a rule must accept some.",
    "Fields that must be equal are checked together, and `equals` and `differsFrom` name fields of the same form.",
  ],
  beyond: {
    when: (change) => touches(change, "rules", "forms", "registration"),
    because: "Fields of forms and of registration share rules, and are compared with each other.",
  },
  reads: (steps, draft) => [rulesAndFieldsOf(steps, draft), sendingOf(steps, draft)],
  run: { brand: unsatisfiableRules },
};

const nobody = "No visitor can fill in a field with this rule.";

function unsatisfiableRules(draft: Draft, { patterns }: CheckContext): Finding[] {
  if (draft.change) return [];
  const rules = rulesOf(draft);
  // A broken pattern is reported by "broken-pattern".
  const below = draft.below ? rulesOf(draft.below) : {};
  const isProved = (id: string, rule: Partial<Rule>) => below[id] === rule;
  const readable = Object.fromEntries(
    Object.entries(rules).filter(([id, rule]) => isProved(id, rule) || analysed(patterns).isTestable(rule)),
  );
  const alone = Object.entries(readable).flatMap(([id, rule]) =>
    isProved(id, rule) ? [] : contradictory(id, rule, draft, patterns),
  );
  const bad = new Set(alone.map(({ path }) => path[1]));
  const sound = Object.fromEntries(Object.entries(readable).filter(([id]) => !bad.has(id)));
  const later = refusedValues(draft, sound, patterns).map(({ rule, choice, other, message, hint }): Finding => {
    const chosen = writtenPath(draft.layers, choice);
    // Who chose the rule for a field could see what the rule takes.
    if (isSetAbove(draft.layers, chosen, ["rules", rule])) return { path: chosen, at: "value", message, hint };
    const changed = other !== undefined && heightOf(other, draft) > heightOf(rule, draft) ? other : rule;
    return {
      path: ["rules", changed, lastSet(changed, sound[changed] ?? {}, draft)],
      at: "value",
      message,
      hint,
      explains: [["rules", rule]],
    };
  });
  const together = ruleSetsOf(draft).flatMap((set) =>
    Object.entries(set.fields).flatMap(([field, name]) => {
      const rule = bad.has(name) ? undefined : readable[name ?? ""];
      return rule && name !== undefined
        ? comparisons({ field, name, rule, set, rules: readable, bad, analysis: patterns, layers: draft.layers })
        : [];
    }),
  );
  return [...alone, ...oncePerPlace(later), ...oncePerPlace(together)];
}

/** What is known of a rule alone. Brands share most rules. */
interface Analysed {
  isTestable: (rule: Partial<Rule>) => boolean;
  contradictionIn: (rule: Partial<Rule>) => Contradiction | undefined;
}

const withoutAnalysis = {};
const analysedBy = memoizeByIdentity((key: PatternAnalysis | object): Analysed => {
  const analysis = key === withoutAnalysis ? undefined : (key as PatternAnalysis);
  return {
    isTestable: memoizeByIdentity(
      (rule) => rule.pattern === undefined || (isReadable(rule.pattern) && catastropheOf(rule, analysis) === undefined),
    ),
    contradictionIn: memoizeByIdentity((rule) => contradictionIn(limitsOf([rule]), analysis)),
  };
});

function analysed(analysis: PatternAnalysis | undefined): Analysed {
  return analysedBy(analysis ?? withoutAnalysis);
}

function contradictory(
  id: string,
  rule: Partial<Rule>,
  draft: Draft,
  analysis: PatternAnalysis | undefined,
): Finding[] {
  const found = analysed(analysis).contradictionIn(rule);
  if (!found) return [];
  return [
    {
      path: ["rules", id, lastSet(id, rule, draft)],
      at: "value",
      message: `No value satisfies the rule "${id}": ${found.why}.`,
      hint: found.remedy,
      explains: [["rules", id]],
    },
  ];
}

/** A rule shared by several fields, or typed again after several forms, is reported once. */
function oncePerPlace(findings: readonly Finding[]): Finding[] {
  return [...new Map(findings.toReversed().map((finding) => [finding.path.join("/"), finding])).values()].toReversed();
}

/** The highest layer that says something of a rule. */
function heightOf(rule: string, { layers }: Draft): number {
  return layers.indexOf(settingsOf(layers, ["rules", rule]).at(-1)?.layer as Draft["layers"][number]);
}

/** Of contradicting parts, the one in the highest layer: its author could see the others. */
function lastSet(id: string, rule: Partial<Rule>, { layers }: Draft): string {
  const parts = (["maxLength", "minLength", "numeric", "pattern"] as const).filter((part) => rule[part] !== undefined);
  const heights = parts.map((part) =>
    layers.indexOf(settingsOf(layers, ["rules", id, part]).at(-1)?.layer as Draft["layers"][number]),
  );
  return parts[heights.lastIndexOf(Math.max(...heights))] ?? "pattern";
}

interface Comparison {
  field: string;
  name: string;
  rule: Partial<Rule>;
  set: RuleSet;
  rules: Readonly<Record<string, Partial<Rule>>>;
  bad: ReadonlySet<unknown>;
  analysis: PatternAnalysis | undefined;
  layers: Draft["layers"];
}

function comparisons({ field, name, rule, set, rules, bad, analysis, layers }: Comparison): Finding[] {
  const { equals, differsFrom } = rule;
  const at = (part: "equals" | "differsFrom", message: string, hint: string | undefined = nobody): Finding[] => [
    { path: ["rules", name, part], at: "value", message, hint },
  ];
  for (const part of ["equals", "differsFrom"] as const) {
    const other = rule[part];
    if (other !== undefined && !Object.hasOwn(set.fields, other))
      return [absentOther({ field, name, set, layers }, part, other)];
  }
  if (differsFrom === field) return at("differsFrom", `The rule "${name}" requires "${field}" to differ from itself.`);
  if (equals === undefined || equals === field) return [];
  if (equals === differsFrom)
    return at("equals", `The rule "${name}" requires "${field}" to equal "${equals}" and to differ from it.`);
  const otherName = set.fields[equals];
  const other = bad.has(otherName) ? undefined : rules[otherName ?? ""];
  if (other?.differsFrom === field)
    return at(
      "equals",
      `The rule "${name}" requires "${field}" to equal "${equals}", whose rule "${otherName}" requires it to differ.`,
    );
  const found = other && contradictionIn(limitsOf([rule, other]), analysis);
  return found
    ? at(
        "equals",
        `No value satisfies both "${field}" and "${equals}", which must be equal and have the rules "${name}" and "${otherName}": ${found.why}.`,
      )
    : [];
}

/** A field is compared with one that is not there: at the null that removes it, otherwise at the rule. */
function absentOther(
  { field, name, set, layers }: Pick<Comparison, "field" | "name" | "set" | "layers">,
  part: "equals" | "differsFrom",
  other: string,
): Finding {
  const removed = removalOf([...set.path, other], layers);
  const about = { at: "value", relies: { path: [...set.path, other, "rule"] } } as const;
  if (removed)
    return {
      ...about,
      path: removed,
      message: `The field "${other}" is removed here, but the rule "${name}" of "${field}" compares that field with it.`,
      hint: `Keep it, or give "${field}" another rule.`,
    };
  const others = Object.keys(set.fields).filter((id) => id !== field);
  return {
    ...about,
    path: ["rules", name, part],
    message: `The rule "${name}" of "${field}" compares it with "${other}", which is not a field of ${set.name}.`,
    hint: didYouMean(other, others) ?? nobody,
  };
}
