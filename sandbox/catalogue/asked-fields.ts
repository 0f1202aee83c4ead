import type { DescribedField } from "#gateway/described.ts";
import { wordsIn, type LanguageCode, type Translated } from "#gateway/languages.ts";

/** A field that an application asks for. */
export type AskedField = Omit<DescribedField, "label" | "choices"> & {
  label: Translated<string>;
  choices?: readonly { value: string; label: Translated<string> }[];
};

/** What an application asks for, in a language. */
export function askedIn(fields: readonly AskedField[], language: LanguageCode): DescribedField[] {
  return fields.map(({ label, choices, ...field }) => ({
    ...field,
    label: wordsIn(label, language),
    ...(choices && { choices: choices.map((one) => ({ ...one, label: wordsIn(one.label, language) })) }),
  }));
}
