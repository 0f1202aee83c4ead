import { andList } from "#kernel/english-list.ts";
import type { Rule } from "#descriptor/vocabulary/rule.ts";
import { languageCode, type LanguageCode } from "#descriptor/identity.ts";
import { isObject } from "#kernel/json.ts";
import { touches } from "../../layer/change.ts";
import type { Draft, Finding } from "../../layer/draft.ts";
import { ruleMessages } from "../../analyse/rule-messages.ts";
import { ruleSetsOf, rulesAndFieldsOf, rulesOf } from "../../analyse/rule-sets.ts";
import { misspeltWords } from "../../analyse/misspelt-words.ts";
import { meantHint } from "../../findings/words.ts";
import type { Check } from "../check.ts";

export const ruleWithoutMessage: Check = {
  id: "rule-without-message",
  severity: "error",
  suppressible: true,
  description: "Every way to violate a rule has a message, in every language of the brand.",
  about: [
    'A rule that fails without a message leaves the visitor with "please check this". `messages.pattern` applies to every violation that has no message of its own. `maxLength` needs none: the input accepts no more. The message itself must exist in every language that the brand offers.',
  ],
  beyond: {
    when: (change) => touches(change, "rules", "forms", "registration", "languages"),
    because: "A changed field may use a rule that the layer does not change, and an added language needs its messages.",
  },
  reads: (steps, draft) => [rulesAndFieldsOf(steps, draft), steps[0] === "languages" && draft.value.languages],
  run: { brand: (draft) => (draft.change ? [] : [...silentRules(draft), ...wordlessMessages(draft)]) },
};

type Part = "minLength" | "maxLength" | "pattern" | "equals" | "differsFrom";

/** Rules in use that can fail in a way they have no message for. `maxLength` never fails: the input stops there. */
function silentRules(draft: Draft): Finding[] {
  const rules = rulesOf(draft);
  const used = new Set(ruleSetsOf(draft).flatMap(({ fields }) => Object.values(fields)));
  return Object.entries(rules).flatMap(([id, rule]): Finding[] => {
    if (!used.has(id) || !rule.messages || rule.messages.pattern !== undefined) return [];
    const silent = failuresOf(rule).filter((part) => rule.messages?.[part] === undefined);
    if (silent.length === 0) return [];
    return [
      {
        path: ["rules", id, "messages"],
        at: "key",
        message: `The rule "${id}" has no message for a value that violates its ${andList(silent)}.`,
        hint: 'Add it to "messages"; "pattern" there applies to all of them.',
        relies: { path: ["rules", id], inside: true },
      },
    ];
  });
}

function failuresOf(rule: Partial<Rule>): Part[] {
  const parts = (["minLength", "pattern", "equals", "differsFrom"] as const).filter((part) => rule[part] !== undefined);
  return rule.numeric && !parts.includes("pattern") ? [...parts, "pattern"] : parts;
}

/** Messages that are not translated into every language: the visitor would read English. */
function wordlessMessages(draft: Draft): Finding[] {
  const offered = (draft.value.languages?.offered ?? []).filter((language) => languageCode.safeParse(language).success);
  return ruleMessages(draft)
    .filter(({ key }) => draft.textKeys.has(key))
    .flatMap(({ key, path }): Finding[] => {
      const missing = offered.filter(
        (language) =>
          !(draft.packs[language] ?? []).some(({ file }) => isObject(file.value) && Object.hasOwn(file.value, key)),
      );
      return missing.map(
        (language) =>
          misspeltMessage(key, language, draft) ?? {
            path,
            at: "value",
            message: `The message "${key}" has no text in ${language}.`,
            hint: `Add it to text-packs/${layerWith(key, draft)}/${language}.json.`,
          },
      );
    });
}

/** The highest layer that has text for a key in any language. */
function layerWith(key: string, { layers, packs }: Draft): string {
  const has = Object.values(packs).flatMap((all) => all.filter(({ words }) => Object.hasOwn(words, key)));
  return layers.findLast(({ id }) => has.some(({ layer }) => layer === id))?.id ?? "base";
}

/** A message whose key is misspelt in one language's pack is reported there. */
function misspeltMessage(key: string, language: LanguageCode, draft: Draft): Finding | undefined {
  const offered = draft.value.languages?.offered ?? [];
  const meantKey = misspeltWords(draft, offered);
  for (const other of offered) {
    const slip = other === language ? undefined : meantKey(key, other, language);
    const pack =
      slip && "meantBy" in slip
        ? (draft.packs[language] ?? []).findLast(({ words }) => Object.hasOwn(words, slip.meantBy))
        : undefined;
    if (slip && "meantBy" in slip && pack)
      return {
        file: pack.file,
        path: [slip.meantBy],
        at: "key",
        message: `The message "${key}" of a rule has no text in ${language}.`,
        hint: meantHint(key),
      };
  }
  return undefined;
}
