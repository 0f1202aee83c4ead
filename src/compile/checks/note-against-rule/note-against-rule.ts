import type { Rule } from "#descriptor/vocabulary/rule.ts";
import type { LanguageCode } from "#descriptor/identity.ts";
import { settingsOf } from "../../layer/provenance.ts";
import type { Draft, Finding } from "../../layer/draft.ts";
import type { Pack } from "../../read/packs.ts";
import { notedFields, notesAndRulesOf, type NotedField } from "../../analyse/noted-fields.ts";
import { rulesOf } from "../../analyse/rule-sets.ts";
import type { Check } from "../check.ts";

export const noteAgainstRule: Check = {
  id: "note-against-rule",
  severity: "warning",
  suppressible: true,
  description: "The lengths in the note of a field are those of the field's rule.",
  reads: notesAndRulesOf,
  run: { brand: contradictingNotes },
};

function contradictingNotes(draft: Draft): Finding[] {
  const rules = rulesOf(draft);
  const found = notedFields(draft).flatMap((noted) => {
    const range = rangeOf(rules[noted.rule] ?? {});
    return range === undefined ? [] : contradictions(noted, range, draft);
  });
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

function contradictions({ field, note, rule }: NotedField, [least, most]: Range, draft: Draft): Finding[] {
  return (Object.keys(draft.packs) as LanguageCode[]).flatMap((language): Finding[] => {
    const pack = draft.packs[language]?.findLast(({ words }) => Object.hasOwn(words, note));
    const said = rangeIn(pack?.words[note] ?? "");
    if (!pack || !said || (said[0] === least && said[1] === most)) return [];
    return [
      {
        ...placeOf(note, rule, pack, draft),
        message: `The note of "${field}" says ${said.join(" to ")}, but its rule "${rule}" takes ${least} to ${most} characters.`,
        hint: `Say ${least} to ${most} in the text "${note}" of every language, or change the rule.`,
      },
    ];
  });
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
