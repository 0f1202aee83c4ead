import { z } from "zod";
import { value, type Bound } from "./binding.ts";
import type { CellKind } from "./cell-kinds.ts";
import { textKey, type LiveryMeta } from "./reference.ts";

const phraseKey = textKey.meta({
  livery: { reference: "text", valued: true } satisfies LiveryMeta,
  description: textKey.description,
});

/** Words of a brand: a text key, or one with values for the placeholders of its text. */
export const phrase = z
  .union([
    phraseKey,
    z
      .strictObject({
        text: phraseKey,
        values: z
          .record(z.string().regex(/^[A-Za-z]\w*$/, "Use the name of a placeholder of the text."), value)
          .describe(
            'By the name of a placeholder, what replaces it: { "least": { "data": "rules.minimum" } }. A field is written as a cell writes it; what has no value is a dash.',
          ),
      })
      .describe("A text key, and values for the placeholders of its text."),
  ])
  .meta({
    id: "phrase",
    description:
      'A text key of the text packs; or, for a text with placeholders, { "text": …, "values": … }. Descriptors never contain the text itself.',
  });
export type Phrase = z.infer<typeof phrase>;

/** The ways of cells in which a value can be part of a text. */
export type ValueKind = Extract<
  CellKind,
  "text" | "money" | "balance" | "number" | "percent" | "date" | "date-time" | "masked"
>;

/** A value as a phone gets it: the compiler has filled in how its field is written. */
export interface SettledValue {
  from: Bound;
  as: ValueKind;
  /** Words for values; that of "" is for none. */
  texts?: Readonly<Record<string, string>>;
}

/** A text with values as a phone gets it. */
export interface SettledPhrase {
  text: string;
  values: Readonly<Record<string, SettledValue>>;
  /** Whether guests see nothing of it, because it waits for what only members have. */
  ofMembers?: true;
}
