import type { FileFinding } from "../../layer/layer.ts";
import { layerWords, stemOf, tagOf, type LayerWords } from "../../layer/layer-words.ts";
import type { Check } from "../check.ts";

export const missingPluralForm: Check = {
  id: "missing-plural-form",
  severity: "error",
  suppressible: true,
  description:
    "A text with plural forms has all forms of its language and no others: English and Filipino have `_one` and `_other`.",
  run: { layout: (sources) => layerWords(sources).flatMap(wrongForms) },
};

function wrongForms(words: LayerWords): FileFinding[] {
  return words.own.flatMap((pack) => {
    const { file, layer, language, words: texts } = pack;
    const wanted = formsOf(tagOf(pack));
    const reported = new Set<string>();
    return Object.keys(texts).flatMap((key): FileFinding[] => {
      const { stem, form } = stemOf(key);
      const place = { rule: "missing-plural-form", layer, file, path: [key], at: "key" } as const;
      if (form === undefined) {
        const plural = words.languages.find(
          (other) =>
            other !== language &&
            words.wordOf(other, `${key}_other`) !== undefined &&
            words.wordOf(other, key) === undefined,
        );
        if (plural === undefined || wanted.every((one) => words.wordOf(language, `${key}_${one}`) !== undefined))
          return [];
        return [
          {
            ...place,
            message: `"${key}" has plural forms in ${plural} but none here.`,
            hint: `Write ${listed(stem, wanted)}.`,
          },
        ];
      }
      if (reported.has(stem) || !isPlural(stem, words)) return [];
      reported.add(stem);
      const missing = wanted.filter((one) => words.wordOf(language, `${stem}_${one}`) === undefined);
      const strange = Object.keys(texts).find(
        (other) => stemOf(other).stem === stem && !wanted.includes(stemOf(other).form ?? "") && other !== stem,
      );
      if (strange !== undefined)
        return [
          {
            ...place,
            path: [strange],
            message: `${language} has no plural form "${stemOf(strange).form}".`,
            hint: `Its forms are ${listed(stem, wanted)}.`,
          },
        ];
      return missing.length === 0
        ? []
        : [
            {
              ...place,
              message: `"${stem}" has no ${listed(stem, missing)} in ${language}.`,
              hint: `Add every form of the language: ${listed(stem, wanted)}.`,
            },
          ];
    });
  });
}

/** A key may end with "_one" by chance: it is a plural form only if an "_other" exists or the text has a count. */
function isPlural(stem: string, { wordOf, languages }: LayerWords): boolean {
  return languages.some(
    (language) =>
      wordOf(language, `${stem}_other`) !== undefined || /\{\{\s*count\b/.test(wordOf(language, `${stem}_one`) ?? ""),
  );
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
