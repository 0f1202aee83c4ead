import { languages } from "./languages.generated.ts";

export { languages };
/** The code of a language on the wire. */
export type LanguageCode = keyof typeof languages;
export const languageCodes = Object.keys(languages) as [LanguageCode, ...LanguageCode[]];
/** Something in English, and in as many other languages as somebody has written it. Readers of the rest get English. */
export type Translated<T> = { EN: T } & Partial<Record<LanguageCode, T>>;

/** The language in which somebody who wants the given one reads it. */
export function writtenIn(translated: Translated<unknown>, wanted: LanguageCode): LanguageCode {
  return translated[wanted] === undefined ? "EN" : wanted;
}

/** What somebody reads who wants the given language. */
export function wordsIn<T>(translated: Translated<T>, wanted: LanguageCode): T {
  return translated[wanted] ?? translated.EN;
}
