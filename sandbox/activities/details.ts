import type { DescribedKind } from "#gateway/field-types.ts";
import { describedMost } from "#gateway/described-fields.ts";
import type { DescribedField, DescribedValues, DescribedWords } from "#gateway/described.ts";
import { minorUnits } from "#kernel/money.ts";
import { PlatformError } from "../calls/platform-error.ts";
import { imagesIn, type Image } from "../images/images.ts";

type Value = DescribedValues[string];

/** What is filled in of described fields, as it is kept: words, and pictures beside them. */
interface Details {
  words: DescribedWords;
  images: Image[];
}

/**
 * What is filled in, as it is kept. Refuses what is not asked for, what is asked for and missing, what the limits of a
 * field exclude, and pictures that are none.
 */
export async function readDetails(fields: readonly DescribedField[], details: DescribedValues): Promise<Details> {
  checkDetails(fields, details);
  const read: { words: Record<string, DescribedWords[string]>; images: Image[] } = { words: {}, images: [] };
  for (const { name, max } of fields) {
    const value = details[name];
    if (Array.isArray(value)) read.images.push(...(await imagesIn(value, { field: `details.${name}`, most: max })));
    else if (value !== undefined) read.words[name] = value;
  }
  return read;
}

/** Refuses what is not asked for, what is asked for and missing, and what the limits of a field exclude. */
export function checkDetails(fields: readonly DescribedField[], details: DescribedValues): void {
  const strange = Object.keys(details).find((name) => fields.every((field) => field.name !== name));
  if (strange !== undefined) throw refused(strange, "is not asked for");
  for (const field of fields) {
    const value = details[field.name];
    if (isEmpty(value)) {
      if (field.required) throw refused(field.name, "must be filled in");
    } else if (!isRight[field.kind](value, field)) throw refused(field.name, `is no ${field.kind} within its limits`);
  }
}

function isEmpty(value: Value | undefined): value is undefined | "" | false | [] {
  return value === undefined || value === "" || value === false || (Array.isArray(value) && value.length === 0);
}

const isRight: Readonly<Record<DescribedKind, (value: Value, field: DescribedField) => boolean>> = {
  text: isText,
  textarea: isText,
  number: (value, { min = -Infinity, max = Infinity }) =>
    typeof value === "number" && value >= Number(min) && value <= Number(max),
  amount: isAmount,
  date: isDay,
  select: isOffered,
  choice: isOffered,
  switch: (value) => value === true,
  // Their number, types and sizes are refused by what reads them.
  images: (value) => Array.isArray(value),
};

function isText(value: Value, { length = describedMost.usualCharacters }: DescribedField): boolean {
  return typeof value === "string" && value.trim() !== "" && value.length <= length;
}

function isAmount(value: Value, { min = "0.01", max, step }: DescribedField): boolean {
  if (typeof value !== "string" || !/^\d{1,12}\.\d{2}$/.test(value)) return false;
  const units = minorUnits(value);
  if (units < minorUnits(String(min)) || (max !== undefined && units > minorUnits(String(max)))) return false;
  return step === undefined || units % minorUnits(step) === 0n;
}

/** Days are compared as text. */
function isDay(value: Value, { min = "", max = "9999-12-31" }: DescribedField): boolean {
  if (typeof value !== "string" || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const time = Date.parse(`${value}T00:00:00Z`);
  const exists = !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
  return exists && value >= String(min) && value <= String(max);
}

function isOffered(value: Value, { choices = [] }: DescribedField): boolean {
  return choices.some((choice) => choice.value === value);
}

function refused(name: string, why: string): PlatformError {
  return new PlatformError("field.invalid", `"${name}" ${why}`, { field: `details.${name}` });
}
