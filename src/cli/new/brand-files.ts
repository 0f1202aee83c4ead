import { wordsIn, type LanguageCode, type Translated } from "#gateway/languages.ts";

/**
 * A file of a new brand: its text, or the file that it copies unchanged. Paths begin with "brands/" and "text-packs/".
 */
export type BrandFiles = ReadonlyMap<string, { text: string } | { copyOf: string }>;

/** The first headline of a new brand in a language; English until it is translated. */
export function taglineIn(language: LanguageCode, name: string): string {
  return wordsIn(taglines, language)(name);
}

const taglines: Translated<(name: string) => string> = {
  EN: (name) => `Welcome to ${name}`,
  TY: (name) => `Maligayang pagdating sa ${name}`,
};
