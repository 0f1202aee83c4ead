import type { FieldOf, ValueField } from "#descriptor/field.ts";
import { applicationImages } from "#gateway/application-images.ts";
import { describedMost } from "#gateway/described-fields.ts";
import type { DescribedKind } from "#gateway/field-types.ts";
import type { DescribedField } from "#gateway/described.ts";

/** A described field as one of the form's own. */
export interface Part {
  /** Its id in the form. No field that is written has one like it. */
  id: string;
  field: ValueField;
  /** The platform's words, by the keys that the field names: no text pack has them. */
  words: Readonly<Record<string, string>>;
  /** The most characters of a line of text. */
  longest?: number;
  /** What a value fits: one of another kind, with other choices or chosen at first as another, is for another field. */
  shape: string;
  /** What is chosen at first: nobody has typed it. */
  initial: string | undefined;
}

/** The fields that a platform describes, as those of a form. */
export function partsOf(group: string, described: readonly DescribedField[]): readonly Part[] {
  return described.map((one) => {
    const id = `${group}:${one.name}`;
    const choices = one.choices ?? [];
    return {
      id,
      field: { ...makers[one.kind](one, id), sends: one.name } as ValueField,
      ...(one.kind === "text" && { longest: lengthOf(one) }),
      words: { [id]: one.label, ...Object.fromEntries(choices.map(({ value, label }) => [wordOf(id, value), label])) },
      shape: JSON.stringify([one.kind, one.initial, ...choices.map(({ value }) => value)]),
      initial: one.initial,
    };
  });
}

/** Bytes of a megabyte, as the contract counts them. */
const MEGABYTE = 1024 * 1024;

type Makers = { readonly [K in DescribedKind]: (one: DescribedField, id: string) => FieldOf<K> };

/** One component for each kind: these are the form's own fields. */
const makers: Makers = {
  text: (one, id) => ({ kind: "text", ...lineOf(one, id) }),
  textarea: (one, id) => ({ kind: "textarea", ...lineOf(one, id), rows: 3, most: lengthOf(one) }),
  number: (one, id) => ({ kind: "number", ...lineOf(one, id), ...limitsOf<number>(one), decimals: 0 }),
  amount: (one, id) => ({
    kind: "amount",
    ...lineOf(one, id),
    min: "0.01",
    ...limitsOf<string>(one),
    ...(one.step !== undefined && { step: one.step }),
  }),
  date: (one, id) => ({ kind: "date", ...lineOf(one, id), ...limitsOf<string>(one) }),
  select: (one, id) => ({
    kind: "select",
    ...lineOf(one, id),
    choices: choicesOf(one, id),
    ...(one.initial !== undefined && { initial: one.initial }),
  }),
  choice: (one, id) => ({ kind: "choice", look: "list", ...lineOf(one, id), choices: choicesOf(one, id) }),
  switch: (one, id) => ({ kind: "switch", ...lineOf(one, id) }),
  images: (one, id) => ({
    kind: "images",
    ...lineOf(one, id),
    most: Number(one.max ?? applicationImages.most),
    megabytes: applicationImages.bytes / MEGABYTE,
  }),
};

function lineOf({ required }: DescribedField, id: string) {
  return { label: id, required, clearable: false };
}

function choicesOf({ choices = [] }: DescribedField, id: string) {
  return Object.fromEntries(choices.map(({ value }) => [value, { label: wordOf(id, value) }]));
}

/** The limits are of the kind's type: another would be a problem of the description. */
function limitsOf<T extends string | number>({ min, max }: DescribedField) {
  return { ...(min !== undefined && { min: min as T }), ...(max !== undefined && { max: max as T }) };
}

/** The most characters of a described text. */
function lengthOf({ length = describedMost.usualCharacters }: Pick<DescribedField, "length">): number {
  return length;
}

function wordOf(id: string, value: string): string {
  return `${id}=${value}`;
}
