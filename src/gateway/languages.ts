import { languages } from "./languages.generated.ts";

export { languages };
/** The code of a language on the wire. */
export type LanguageCode = keyof typeof languages;
export const languageCodes = Object.keys(languages) as [LanguageCode, ...LanguageCode[]];
/** A text in English and in the other languages it is written in. The rest fall back to English. */
export type Translated<T> = { EN: T } & Partial<Record<LanguageCode, T>>;

/** The language of the text for a preferred one: that one, or the fallback. */
export function writtenIn(translated: Translated<unknown>, wanted: LanguageCode): LanguageCode {
  return translated[wanted] === undefined ? "EN" : wanted;
}

/** The text in a preferred language, or its fallback. */
export function wordsIn<T>(translated: Translated<T>, wanted: LanguageCode): T {
  return translated[wanted] ?? translated.EN;
}
