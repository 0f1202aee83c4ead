import { z } from "zod";
import { value, type Bound } from "./binding.ts";
import type { CellKind } from "./cell-kinds.ts";
import { formValue, type SaidBinding } from "./form-binding.ts";
import { textKey, type LiveryMeta } from "./reference.ts";

/** A text key, or one with values of a kind. `of`: the values that its place can take. */
function phraseWith<V extends z.ZodType>(of: NonNullable<LiveryMeta["valued"]>, given: V, example: string) {
  const key = textKey.meta({
    livery: { reference: "text", valued: of } satisfies LiveryMeta,
    description: textKey.description,
  });
  return z.union([
    key,
    z
      .strictObject({
        text: key,
        values: z
          .record(z.string().regex(/^[A-Za-z]\w*$/, "Use the name of a placeholder of the text."), given)
          .describe(`By the name of a placeholder, what replaces it: ${example}.`),
      })
      .describe("A text key, and values for the placeholders of its text."),
  ]);
}

const described =
  'A text key of the text packs; or, for a text with placeholders, { "text": …, "values": … }. Descriptors never contain the text itself.';

/** Words of a brand: a text key, or one with values for the placeholders of its text. */
export const phrase = phraseWith(
  "screen",
  value,
  '{ "least": { "data": "rules.minimum" } }. A field is written as a cell writes it; what has no value is a dash',
).meta({ id: "phrase", description: described });

/**
 * Words of a form, with values that a form knows. A page gets a key in its place: the compiler gives each text with
 * values one of its own.
 */
export const formPhrase = phraseWith(
  "form",
  formValue,
  '{ "fee": { "watch": "quote.fee" } }. What is typed is written as a review shows it, a field of an answer as its cell; what has no value is a dash',
).meta({ id: "form-phrase", description: described }) as unknown as z.ZodType<string>;
export type Phrase = z.infer<typeof phrase>;

/** The ways of cells in which a value can be part of a text. */
export type ValueKind = Extract<
  CellKind,
  "text" | "money" | "balance" | "number" | "percent" | "date" | "date-time" | "masked"
>;

/** A value as a phone gets it: the compiler has filled in how its field is written. */
export interface ResolvedValue<From = Bound> {
  from: From;
  as: ValueKind;
  /** Words for values; that of "" is for none. */
  texts?: Readonly<Record<string, string>>;
}

/** A text with values as a phone gets it. */
export interface ResolvedPhrase<From = Bound> {
  text: string;
  values: Readonly<Record<string, ResolvedValue<From>>>;
  /** Whether guests see nothing of it, because it waits for what only members have. */
  ofMembers?: true;
}

/** A text of a form, with values that the form knows. How what is typed is written follows from its field. */
export type FormPhrase = ResolvedPhrase<string | number | SaidBinding>;
