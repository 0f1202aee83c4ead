import { memoizeByIdentity } from "#kernel/memoize.ts";
import { meantHint } from "../../findings/words.ts";
import type { FileFinding } from "../../layer/layer.ts";
import { layerWords, stemOf, tagOf, type LayerWords } from "../../layer/layer-words.ts";
import type { Pack } from "../../read/packs.ts";
import type { Check } from "../check.ts";
import { isPlural, misspeltForms, missingForms } from "./misspelt-forms.ts";

export const missingPluralForm: Check = {
  id: "missing-plural-form",
  severity: "error",
  suppressible: true,
  description:
    "A text with plural forms has all forms of its language and no others: English and Filipino have `_one` and `_other`.",
  about: [
    "Unicode (CLDR) defines the forms of a language, which is taken from the pack's `tag`. A missing form shows the bare key for its numbers; a form that the language does not have is never shown. Forms in the layers below count. A key of one language only that is nearly a missing form is reported as that form misspelt.",
  ],
  run: { layout: (sources) => layerWords(sources).flatMap(wrongIn) },
};

const wrongIn = memoizeByIdentity(wrongForms);

function wrongForms(words: LayerWords): FileFinding[] {
  return words.own.flatMap((pack) => {
    const wanted = formsOf(tagOf(pack));
    const slips = misspeltForms(pack, wanted, words);
    const meantForms = new Set(slips.values());
    const reported = new Set<string>();
    return Object.keys(pack.words).flatMap((key): FileFinding[] => {
      const { stem, form } = stemOf(key);
      const meant = slips.get(key);
      if (meant !== undefined) return [misspeltForm(key, meant, pack)];
      if (form === undefined) return withoutForms(key, wanted, pack, words);
      if (reported.has(stem) || !isPlural(stem, words)) return [];
      reported.add(stem);
      const strange = strangeForm(stem, wanted, pack);
      if (strange) return [strange];
      const missing = missingForms(stem, pack.language, wanted, words).filter(
        (one) => !meantForms.has(`${stem}_${one}`),
      );
      if (missing.length === 0) return [];
      return [
        {
          ...placeOf(key, pack),
          message: `"${stem}" has no ${listed(stem, missing)} in ${pack.language}.`,
          hint: `Add every form of the language: ${listed(stem, wanted)}.`,
        },
      ];
    });
  });
}

function placeOf(key: string, { layer, file }: Pack): Omit<FileFinding, "message"> {
  return { rule: "missing-plural-form", layer, file, path: [key], at: "key" };
}

function misspeltForm(key: string, meant: string, pack: Pack): FileFinding {
  const message = `"${key}" exists in ${pack.language} only, where "${meant}" is missing.`;
  return { ...placeOf(key, pack), message, hint: meantHint(meant) };
}

/** A text without plural forms that has some in another language. */
function withoutForms(
  key: string,
  wanted: readonly string[],
  pack: Pack,
  { languages, wordOf }: LayerWords,
): FileFinding[] {
  const plural = languages.find(
    (other) =>
      other !== pack.language && wordOf(other, `${key}_other`) !== undefined && wordOf(other, key) === undefined,
  );
  if (plural === undefined || wanted.every((one) => wordOf(pack.language, `${key}_${one}`) !== undefined)) return [];
  const message = `"${key}" has plural forms in ${plural} but none here.`;
  return [{ ...placeOf(key, pack), message, hint: `Write ${listed(key, wanted)}.` }];
}

/** The first form of a text that its language does not have. */
function strangeForm(stem: string, wanted: readonly string[], pack: Pack): FileFinding | undefined {
  const strange = Object.keys(pack.words).find(
    (other) => stemOf(other).stem === stem && !wanted.includes(stemOf(other).form ?? "") && other !== stem,
  );
  if (strange === undefined) return undefined;
  const message = `${pack.language} has no plural form "${stemOf(strange).form}".`;
  return { ...placeOf(strange, pack), message, hint: `Its forms are ${listed(stem, wanted)}.` };
}

const known = new Map<string, string[]>();

/** The plural forms of a language, by Unicode's rules (CLDR). */
function formsOf(tag: string): string[] {
  const found = known.get(tag) ?? new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
  known.set(tag, found);
  return found;
}

function listed(stem: string, forms: readonly string[]): string {
  return forms.map((form) => `"${stem}_${form}"`).join(", ");
}
