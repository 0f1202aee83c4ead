import type { LanguageCode } from "#descriptor/identity.ts";
import { nearest } from "#kernel/near.ts";
import { stemOf, type LayerWords } from "../../layer/layer-words.ts";
import type { Pack } from "../../read/packs.ts";

/**
 * The keys of a pack that were meant to be a missing form of another, with that form. No other language has the wrong
 * key, and another has the right one.
 */
export function misspeltForms(
  { language, words: texts }: Pack,
  wanted: readonly string[],
  words: LayerWords,
): ReadonlyMap<string, string> {
  const keys = Object.keys(texts).map((key) => ({ key, ...stemOf(key) }));
  const stems = new Set(keys.flatMap(({ stem, form }) => (form === undefined || !isPlural(stem, words) ? [] : [stem])));
  const incomplete = new Map(
    [...stems].flatMap((stem) => {
      const missing = missingForms(stem, language, wanted, words);
      return missing.length === 0 ? [] : [[stem, missing] as const];
    }),
  );
  const isElsewhere = (stem: string) => words.languages.some((one) => one !== language && hasText(stem, one, words));
  const right = [...incomplete].filter(([stem]) => isElsewhere(stem));
  if (right.length === 0) return new Map();
  return new Map(
    keys.flatMap(({ key, stem, form }) => {
      if ((form !== undefined && !incomplete.has(stem)) || isElsewhere(stem)) return [];
      const meant = nearest(
        key,
        right.flatMap(([other, missing]) =>
          missing.filter((one) => form === undefined || form === one).map((one) => `${other}_${one}`),
        ),
      );
      return meant === undefined ? [] : [[key, meant] as const];
    }),
  );
}

/** Whether a language has text for a key, with a plural form or without. */
function hasText(stem: string, language: LanguageCode, { wordOf }: LayerWords): boolean {
  return ["", "_one", "_other"].some((end) => wordOf(language, stem + end) !== undefined);
}

/** The forms of a text that a language lacks. */
export function missingForms(
  stem: string,
  language: LanguageCode,
  wanted: readonly string[],
  { wordOf }: LayerWords,
): readonly string[] {
  return wanted.filter((one) => wordOf(language, `${stem}_${one}`) === undefined);
}

/** A key may end with "_one" by chance: it is a plural form only if an "_other" exists or the text has a count. */
export function isPlural(stem: string, { wordOf, languages }: LayerWords): boolean {
  return languages.some(
    (language) =>
      wordOf(language, `${stem}_other`) !== undefined || /\{\{\s*count\b/.test(wordOf(language, `${stem}_one`) ?? ""),
  );
}
