import type { Rule } from "#descriptor/vocabulary/rule.ts";
import type { LanguageCode } from "#descriptor/identity.ts";
import { settingsOf } from "../../layer/provenance.ts";
import type { Draft, Finding } from "../../layer/draft.ts";
import type { Pack } from "../../read/packs.ts";
import { notedFields, notesAndRulesOf, type NotedField } from "../../analyse/noted-fields.ts";
import { rulesOf } from "../../analyse/rule-sets.ts";
import type { PatternAnalysis } from "../../analyse/pattern-analysis.ts";
import type { Check, CheckContext } from "../check.ts";
import { refusedOf } from "./against-rule.ts";
import { limitsInNote } from "./limits-in-note.ts";

export const noteAgainstRule: Check = {
  id: "note-against-rule",
  severity: "warning",
  suppressible: true,
  description: "What the note of a field says of lengths and characters is what the field's rule takes.",
  reads: notesAndRulesOf,
  run: { brand: contradictingNotes },
};

function contradictingNotes(draft: Draft, { patterns }: CheckContext): Finding[] {
  const rules = rulesOf(draft);
  const found = notedFields(draft).flatMap((noted) => contradictions(noted, rules[noted.rule] ?? {}, patterns, draft));
  // A note or a rule that several fields share is reported once, and a rule for the first language.
  return [...new Map(found.toReversed().map((one) => [`${one.file?.path} ${one.path.join("/")}`, one])).values()];
}

type Range = readonly [least: number, most: number];

/** The lengths that a rule accepts; undefined unless it limits both sides. */
function rangeOf({ minLength, maxLength, pattern = "" }: Partial<Rule>): Range | undefined {
  const [, low, high] = /^(?:\[[^[\]\\]+\]|\\[dw])\{(\d+),(\d+)\}$/.exec(pattern) ?? [];
  const least = Math.max(minLength ?? 0, Number(low ?? 0));
  const most = Math.min(maxLength ?? Number.POSITIVE_INFINITY, Number(high ?? Number.POSITIVE_INFINITY));
  return least > 0 && Number.isFinite(most) && least < most ? [least, most] : undefined;
}

/** The range in a text whose only numbers are "4 to 16": any other text may count something else. */
function rangeIn(text: string): Range | undefined {
  const [least = "", most = "", ...others] = text.match(/\d+/g) ?? [];
  const isLength = [least, most].every((number) => /^[1-9]\d{0,2}$/.test(number));
  return isLength && others.length === 0 && Number(least) < Number(most) ? [Number(least), Number(most)] : undefined;
}

function contradictions(
  { field, note, rule }: NotedField,
  required: Partial<Rule>,
  patterns: PatternAnalysis | undefined,
  draft: Draft,
): Finding[] {
  return (Object.keys(draft.packs) as LanguageCode[]).flatMap((language): Finding[] => {
    const pack = draft.packs[language]?.findLast(({ words }) => Object.hasOwn(words, note));
    const against =
      pack && (otherRange(pack.words[note] ?? "", required) ?? refused(pack.words[note] ?? "", required, patterns));
    if (!pack || !against) return [];
    return [
      {
        ...placeOf(note, rule, pack, draft),
        message: `The note of "${field}" says ${against.noted}, but its rule "${rule}" ${against.ruled}.`,
        hint: `${against.hint} in the text "${note}" of every language, or change the rule.`,
        relies: { path: ["rules", rule], inside: true, errors: true },
      },
    ];
  });
}

interface Against {
  noted: string;
  ruled: string;
  hint: string;
}

/** Another range of lengths than that of the rule. */
function otherRange(text: string, rule: Partial<Rule>): Against | undefined {
  const range = rangeOf(rule);
  const noted = rangeIn(text);
  if (!range || !noted || (noted[0] === range[0] && noted[1] === range[1])) return undefined;
  const [least, most] = range;
  return {
    noted: noted.join(" to "),
    ruled: `takes ${least} to ${most} characters`,
    hint: `Say ${least} to ${most}`,
  };
}

/** Values that the rule refuses for sure. */
function refused(text: string, rule: Partial<Rule>, patterns: PatternAnalysis | undefined): Against | undefined {
  const noted = patterns && limitsInNote(text);
  const ruled = noted && refusedOf(noted, rule, patterns);
  return ruled === undefined ? undefined : { noted: `"${noted?.words}"`, ruled, hint: "Say what the rule takes" };
}

/** Of the two that contradict each other, the one in the higher layer: its author could see the other. */
function placeOf(
  note: string,
  rule: string,
  { file, layer }: Pack,
  { layers }: Draft,
): Pick<Finding, "file" | "path" | "at"> {
  const settings = settingsOf(layers, ["rules", rule]);
  const heightOf = (id: string | undefined) => layers.findIndex((one) => one.id === id);
  return heightOf(settings.at(-1)?.layer.id) > heightOf(layer)
    ? { path: ["rules", rule], at: "key" }
    : { file, path: [note], at: "value" };
}
