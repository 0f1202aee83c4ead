import { z } from "zod";
import { applicationImages } from "./application-images.ts";
import { describedMost, describedName } from "./described-fields.ts";
import { describedKinds } from "./field-types.ts";
import { fieldMeta } from "./field-meta.ts";

const name = z
  .string()
  .regex(describedName)
  .describe(
    "Letters and digits, at most 40, a small letter first. What is filled in is sent under it; two fields of a description have two names.",
  );
const label = z.string().min(1).max(describedMost.label);
const limit = z.union([z.int(), z.string().max(20)]).optional();

/**
 * A field of a form that the platform describes itself, such as what it needs for a way of paying. The site shows it as
 * its own field of that kind. A kind that is unknown, a limit that nothing can meet or that the kind does not have, or
 * the same name twice makes the whole description unusable: the form says so, nothing is sent, and it is reported.
 */
export const describedField = z
  .object({
    name,
    kind: z
      .enum(describedKinds)
      .describe(
        "text, textarea: text of one line, of several. number: a whole number. amount: money. date: a day. select, choice: one of `choices`, in the phone's list or all of them shown. switch: on or off; if it is required, on. images: pictures, png or jpg by their first bytes.",
      ),
    label: label.describe("What it is called, plain text in the language of the call."),
    required: z.boolean().describe("Whether it must be filled in."),
    min: limit.describe("The least number, amount or day, as it is sent. An amount is at least 0.01."),
    max: limit.describe(
      `The greatest number, amount or day, as it is sent. Of pictures how many; ${applicationImages.most} when absent, and never more.`,
    ),
    step: z.string().max(20).optional().describe("An amount is a multiple of this."),
    length: z
      .int()
      .min(1)
      .max(describedMost.characters)
      .optional()
      .describe(`The most characters of a text; ${describedMost.usualCharacters} when absent.`),
    initial: label
      .optional()
      .describe("The value of the choice that is chosen at first, of a select; none when absent."),
    choices: z
      .array(z.object({ value: label.describe("What is sent."), label: label.describe("What is shown.") }))
      .min(1)
      .max(describedMost.choices)
      .optional()
      .describe("What can be chosen, in order."),
  })
  .register(fieldMeta, { described: true });
export type DescribedField = z.infer<typeof describedField>;

/** What a platform asks for. Absent is the same as none. */
export const describedFields = z
  .array(describedField)
  .max(describedMost.fields)
  .meta({
    examples: [
      [
        { name: "day", kind: "date", label: "Day of the deposit", required: true, min: "2026-01-01" },
        { name: "amount", kind: "amount", label: "Amount", required: true, min: "100.00", max: "5000.00" },
        {
          name: "channel",
          kind: "select",
          label: "Paid with",
          required: false,
          choices: [{ value: "bank", label: "Bank" }],
        },
      ],
    ],
  });

/** Pictures that are picked in described fields, as they come: `imageFaultOf` says which of them are refused. */
const pictures = z.array(z.file());

/** What is filled in of fields that the platform describes. */
export const describedValues = z
  .record(name, z.union([z.string().max(describedMost.characters), z.int(), z.boolean(), pictures]))
  .describe(
    `What is filled in of the described fields, by their names: text, a day or the value of a choice as text, an amount as a decimal string, a number as a number, a switch as true or false. Fields that are left empty are absent. In multipart/form-data it is one part with JSON; the pictures of a field, png or jpg of at most ${applicationImages.bytes} bytes (5 MB) each, are parts called as this parameter, a dot, and the field.`,
  )
  .register(fieldMeta, { described: true });
export type DescribedValues = z.infer<typeof describedValues>;
/** What is filled in beside pictures: it can be written as JSON. */
export type DescribedWords = Readonly<Record<string, Exclude<DescribedValues[string], File[]>>>;
