import type { LanguageCode } from "#descriptor/identity.ts";
import type { Draft, Finding } from "../../layer/draft.ts";
import { choiceHint, didYouMean } from "../../findings/words.ts";
import { fallbackLanguage, hasOwnTexts, lastWith } from "../../read/packs.ts";
import { phrasesIn, type PhraseUse } from "../../validate/phrases.ts";
import type { Check } from "../check.ts";
import { placeholdersIn } from "../placeholders.ts";
import { valuesWritten } from "./values-written.ts";

export const textWithoutValues: Check = {
  id: "text-without-values",
  severity: "error",
  description: "Each placeholder of a text gets a value where the text is shown, and the text reads each value.",
  about: [
    "Where a text is a text key, it may be an object instead: the key, and `values` by the names of its placeholders. Each is a value or comes from elsewhere (`query`, `filter`, `data`, `row`, `visitor`, `site`; in a form `input` and `watch` instead of `filter` and `data`) and is written as a cell writes it. Visitors would see a placeholder without a value with its braces. In each language the text is compared with the values; where only a translation has other placeholders than the English text, [different-placeholders](#different-placeholders) says so.",
  ],
  beyond: {
    when: ({ whole }) => hasOwnTexts(whole),
    because: "A text that the layer changes may have other placeholders than a screen below gives values to.",
  },
  reads: ([section = "", id = ""], { value }) => valuesWritten((value as Record<string, unknown>)[section], id),
  run: { brand: (draft) => phrasesIn(draft.walk, draft.value).flatMap((use) => findingsOf(use, draft)) },
};

function findingsOf(use: PhraseUse, draft: Draft): Finding[] {
  const languages = new Set([fallbackLanguage, ...(draft.value.languages?.offered ?? [])]);
  const forms = [...languages].flatMap((language) => formsIn(language, use.name, draft));
  const [model] = forms;
  // A translation that differs from the English text is a mistake of its own.
  if (!model || forms.some((other) => other.rank >= model.rank && !sameNames(other.names, model.names))) return [];
  const given = Object.keys(use.values ?? {});
  const strange = given.filter((name) => forms.some(({ names }) => !names.has(name)));
  if (strange.length > 0) return strange.map((name) => strangeValue(name, use, given, forms));
  const missing = forms.flatMap(({ names }) => [...names].filter((name) => !given.includes(name)));
  return [...new Set(missing)].slice(0, 1).map(() => missingValues([...new Set(missing)], use));
}

/** The placeholders of a text in one language, in all its plural forms. */
interface Forms {
  names: ReadonlySet<string>;
  /** How high the layer is that the text comes from. */
  rank: number;
}

function formsIn(language: LanguageCode, key: string, { packs, layers, textKeys }: Draft): Forms[] {
  const found = textKeys.namedBy(key).flatMap((form) => {
    const pack = lastWith(packs, language, form);
    return pack ? [{ text: pack.words[form] ?? "", rank: layers.findIndex(({ id }) => id === pack.layer) }] : [];
  });
  if (found.length === 0) return [];
  const names = new Set(found.flatMap(({ text }) => [...placeholdersIn(text)]));
  return [{ names, rank: Math.max(...found.map(({ rank }) => rank)) }];
}

function sameNames(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size === other.size && [...one].every((name) => other.has(name));
}

function strangeValue(name: string, { name: key, path }: PhraseUse, given: readonly string[], forms: Forms[]): Finding {
  const known = [...new Set(forms.flatMap(({ names }) => [...names]))];
  const free = known.filter((one) => !given.includes(one));
  return {
    path: [...path.slice(0, -1), "values", name],
    at: "key",
    message: `The text "${key}" has no placeholder {{${name}}}.`,
    hint:
      known.length === 0
        ? "It has none: remove the value, or name another text."
        : (didYouMean(name, free) ?? choiceHint(name, known)),
  };
}

function missingValues(names: readonly string[], { name: key, path, values }: PhraseUse): Finding {
  const listed = names.map((name) => `{{${name}}}`).join(", ");
  const inside = names.map((name) => `"${name}": …`).join(", ");
  return {
    path,
    at: "value",
    message: `Nothing gives a value to ${listed} of the text "${key}".`,
    hint: values ? `Add ${inside} to its values.` : `Write { "text": "${key}", "values": { ${inside} } }.`,
    // A misspelt "values" is one mistake.
    ...(path.at(-1) === "text" && { relies: { path: path.slice(0, -1), inside: true } }),
  };
}
