import type { FieldType } from "#gateway/field-types.ts";

/** What fields of a type are, for the person who takes one for another. */
export const typeWords: Readonly<Record<FieldType, string>> = {
  text: "a text",
  html: "HTML",
  picture: "a picture",
  money: "money",
  rate: "a rate",
  integer: "a whole number",
  instant: "a time",
  date: "a day",
  enumeration: "one of several values",
  boolean: "yes or no",
  nested: "an object or a list",
};
