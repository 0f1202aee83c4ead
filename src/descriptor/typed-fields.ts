import { z } from "zod";
import { every, line } from "./field-keys.ts";
import { fieldsFrom } from "./vocabulary/cell.ts";
import { collectionOf } from "./vocabulary/collection.ts";
import { condition } from "./vocabulary/condition.ts";
import { fieldBinding } from "./vocabulary/form-binding.ts";
import { periodPresets } from "./vocabulary/filter.ts";
import { idPattern, idWords, textKey, type LiveryMeta } from "./vocabulary/reference.ts";

const money = z.string().regex(/^\d{1,12}\.\d{2}$/, 'Write an amount with two decimals, for example "100.00".');
const day = z
  .string()
  .regex(
    /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/,
    'Write a day as year, month and day, for example "2026-01-31".',
  );

/** A limit or an initial value: written here, or taken from elsewhere in the form. */
const orBound = <S extends z.ZodType>(schema: S) => z.union([schema, fieldBinding]);
const startsWith =
  "The initial value. A value from elsewhere follows it until the visitor types another one, which is removed when it changes.";

/** The kinds of field whose values are not just text: each knows what may be typed, and how it is sent. */
export const typedFieldKinds = {
  amount: z
    .strictObject({
      kind: z.literal("amount"),
      ...line,
      currency: z
        .string()
        .regex(/^[A-Z]{3}$/, 'Write the ISO 4217 code, for example "PHP".')
        .optional()
        .describe("The currency, an ISO 4217 code; the merchant's when absent."),
      min: orBound(money).default("0.01").describe("The least amount."),
      max: orBound(money).optional().describe("The most."),
      initial: orBound(money).optional().describe(startsWith),
      step: money.optional().describe("The amount is a multiple of this."),
      quick: z.array(money).min(1).max(8).optional().describe("Amounts to choose with a tap, in order."),
    })
    .describe("An amount of money. It is sent as a decimal string with two decimals."),
  number: z
    .strictObject({
      kind: z.literal("number"),
      ...line,
      min: orBound(z.number()).optional().describe("The least number. Below zero: a minus may be typed."),
      max: orBound(z.number()).optional().describe("The greatest number."),
      initial: orBound(z.number()).optional().describe(startsWith),
      decimals: z.int().min(0).max(4).default(0).describe("How many decimals may be typed."),
    })
    .describe("A number. It is sent as a number."),
  date: z
    .strictObject({
      kind: z.literal("date"),
      ...every,
      icon: line.icon,
      min: orBound(day).optional().describe("The first day that can be chosen."),
      max: orBound(day).optional().describe("The last day that can be chosen."),
      initial: orBound(day).optional().describe(startsWith),
      autocomplete: z.enum(["bday", "off"]).optional().describe("`bday`: the browser may fill in the birthday."),
    })
    .describe("A day, with the phone's own calendar. It is sent as `2026-01-31`."),
  period: z
    .strictObject({
      kind: z.literal("period"),
      ...every,
      from: z.string().regex(idPattern, idWords).describe("The parameter of the form's call that gets the first day."),
      to: z.string().regex(idPattern, idWords).describe("The parameter that gets the last day, which belongs to it."),
      presets: z
        .array(z.enum(periodPresets))
        .min(1)
        .optional()
        .describe("Periods to choose with a tap, in order. week: the last seven days with today; month: thirty."),
      most: z.int().min(1).max(366).optional().describe("How many days it may have."),
    })
    .omit({ rule: true, sends: true })
    .describe("Days from one to another, of the merchant, in the time zone of `features`. Two days are sent."),
  textarea: z
    .strictObject({
      kind: z.literal("textarea"),
      ...every,
      placeholder: textKey.optional(),
      rows: z.int().min(2).max(10).default(3).describe("How many lines are visible."),
      most: z
        .int()
        .min(1)
        .max(10_000)
        .optional()
        .describe(
          "How many characters can be typed, counted as the contract does: an emoji is two. Their number is shown.",
        ),
    })
    .describe("Text of several lines."),
  images: z
    .strictObject({
      kind: z.literal("images"),
      ...every,
      most: z.int().min(1).optional().describe("How many it takes; as many as the call does when absent."),
      megabytes: z
        .number()
        .positive()
        .optional()
        .describe("The most that each may have, in megabytes of 1024 × 1024 bytes; what the call takes when absent."),
    })
    .omit({ rule: true })
    .describe("Pictures, png or jpg by their first bytes. The files are sent with the form's call."),
  pin: z
    .strictObject({
      kind: z.literal("pin"),
      ...line,
      length: z.int().min(4).max(12).default(6).describe("How many digits it has."),
    })
    .describe("A secret number, with an eye that shows and hides it; the phone shows its number pad."),
  review: z
    .strictObject({
      kind: z.literal("review"),
      label: textKey,
      when: condition.optional(),
      fields: collectionOf(
        z
          .strictObject({
            label: textKey.optional().describe("The text key of its name; that of the field when absent."),
            as: z
              .enum(["masked", "text"])
              .optional()
              .describe(
                "How text is shown. masked: dots and its end, with a button that shows all of it, when absent; text: as it is. Other kinds of field have one way each.",
              ),
            emphasis: z.enum(["strong", "quiet"]).optional().describe("Stronger or quieter than the others."),
            when: condition.optional(),
            empty: textKey.optional().describe("The text key of what is shown for an empty field; a dash when absent."),
          })
          .describe("What is shown of a field. `{}` is enough."),
        "The fields that are shown, by their ids, in order. Secrets, proofs that are valid once and periods cannot be.",
        "form-field",
      ),
    })
    .describe("What was typed, each field with a link back to it: as the last step, before the form is sent."),
  switch: z
    .strictObject({
      kind: z.literal("switch"),
      ...every,
      initial: z.boolean().optional().describe("Whether it is initially on."),
    })
    .describe("On or off. It is always sent."),
  output: z
    .strictObject({
      kind: z.literal("output"),
      label: textKey,
      when: condition.optional(),
      watch: z
        .string()
        .regex(idPattern, idWords)
        .meta({
          livery: { reference: "watch" } satisfies LiveryMeta,
          description: "The answer that it shows, by its id in `watch` of this form.",
        }),
      fields: fieldsFrom("watch", "Fields of the answer, in order."),
    })
    .describe(
      "What an answer in `watch` says, such as a fee. Nothing of it is sent. While the newest answer has not come, the form's button waits, and the field says why.",
    ),
} as const;
