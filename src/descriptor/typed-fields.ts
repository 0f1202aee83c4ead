import { z } from "zod";
import { choices, every, initially, line } from "./field-keys.ts";
import { fieldsFrom, listedField } from "./vocabulary/cell.ts";
import { collectionOf } from "./vocabulary/collection.ts";
import { condition } from "./vocabulary/condition.ts";
import { fieldBinding, listBinding } from "./vocabulary/form-binding.ts";
import { periodPresets } from "./vocabulary/filter.ts";
import { formPhrase } from "./vocabulary/phrase.ts";
import { idPattern, idWords, textKey, type LiveryMeta } from "./vocabulary/reference.ts";
import { typedParameters } from "./vocabulary/source.ts";

const money = z.string().regex(/^\d{1,12}\.\d{2}$/, 'Write an amount with two decimals, for example "100.00".');
const day = z
  .string()
  .regex(
    /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/,
    'Write a day as year, month and day, for example "2026-01-31".',
  );

/** A limit: written here, or taken from elsewhere in the form. */
const orBound = <S extends z.ZodType>(schema: S) => z.union([schema, fieldBinding]);

/** What a brand says of one of the entries that a call lists. */
const arrangedEntry = z
  .strictObject({
    label: textKey.optional().describe("What it is called, instead of what its title says; that must be text."),
    hidden: z.boolean().optional().describe("True: it is not offered. The platform takes it all the same."),
  })
  .describe("An entry, by the value that is sent. `{}` is enough to place it.");

/** What a call lists to choose from. */
const listed = z
  .strictObject({
    call: z.string().meta({
      livery: { reference: "call", answers: "list" } satisfies LiveryMeta,
      description: "A call of the gateway contract that lists what can be chosen.",
    }),
    with: typedParameters,
    value: listedField("The field with the value that is sent.", ["text", "enumeration", "integer"]),
    fields: fieldsFrom(
      "from",
      "What is shown of each, in order. Personal data is masked unless a cell says otherwise.",
    ),
    arrange: z
      .record(
        z
          .string()
          .regex(
            /^(?!\d+$)[A-Za-z0-9._-]{1,40}$/,
            "Use a value that is listed: whole numbers have an order of their own.",
          ),
        arrangedEntry,
      )
      .optional()
      .describe(
        "How this brand arranges what is listed, by the value that is sent: these stand first, in order, the others after them in the platform's order; of a call that answers in pages, among those that are loaded. Which values there are is known to the platform alone: one that it does not list changes nothing, and no check can find it.",
      ),
    preselects: z
      .enum(["only", "first"])
      .optional()
      .describe("What is chosen initially. only: the one that is listed, if it is the only one; first: the first."),
    coming: z
      .int()
      .min(1)
      .max(12)
      .default(2)
      .describe("How many are usual: their place is kept until they have come, and if fewer come."),
    empty: formPhrase
      .optional()
      .describe("What is shown if nothing is listed; the text `field.choice.empty` when absent."),
  })
  .describe("A call that lists what can be chosen. Values that several entries have are offered once.");

/** The kinds of field whose values are not just text: each knows what may be typed, and how it is sent. */
export const typedFieldKinds = {
  amount: z
    .strictObject({
      kind: z.literal("amount"),
      ...line,
      currency: orBound(z.string().regex(/^[A-Z]{3}$/, 'Write the ISO 4217 code, for example "PHP".'))
        .optional()
        .describe("The currency, an ISO 4217 code; the merchant's when absent."),
      min: orBound(money).default("0.01").describe("The least amount."),
      max: orBound(money).optional().describe("The most."),
      initial: initially(money, "The initial value."),
      step: orBound(money).optional().describe("The amount is a multiple of this."),
      quick: z
        .union([z.array(orBound(money)).min(1).max(8), listBinding])
        .optional()
        .describe(
          "Amounts to choose with a tap, in order: a list, of which each may come from elsewhere, or the field of an answer that is one. What the limits and the step exclude is not offered.",
        ),
    })
    .describe("An amount of money. It is sent as a decimal string with two decimals."),
  number: z
    .strictObject({
      kind: z.literal("number"),
      ...line,
      min: orBound(z.number()).optional().describe("The least number. Below zero: a minus may be typed."),
      max: orBound(z.number()).optional().describe("The greatest number."),
      initial: initially(z.number(), "The initial value."),
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
      initial: initially(day, "The initial value."),
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
      placeholder: formPhrase.optional(),
      initial: initially(z.string(), "The initial text."),
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
      label: formPhrase,
      when: condition.optional(),
      fields: collectionOf(
        z
          .strictObject({
            label: formPhrase.optional().describe("The text key of its name; that of the field when absent."),
            as: z
              .enum(["masked", "text"])
              .optional()
              .describe(
                "How text is shown. masked: dots and its end, with a button that shows all of it, when absent; text: as it is. Other kinds of field have one way each.",
              ),
            emphasis: z.enum(["strong", "quiet"]).optional().describe("Stronger or quieter than the others."),
            when: condition.optional(),
            empty: formPhrase
              .optional()
              .describe("The text key of what is shown for an empty field; a dash when absent."),
          })
          .describe("What is shown of a field. `{}` is enough."),
        "The fields that are shown, by their ids, in order. Secrets and proofs that are valid once cannot be.",
        "form-field",
      ),
    })
    .describe("What was typed, each field with a link back to it: as the last step, before the form is sent."),
  switch: z
    .strictObject({
      kind: z.literal("switch"),
      ...every,
      initial: initially(z.boolean(), "Whether it is initially on."),
    })
    .describe("On or off. It is always sent."),
  choice: z
    .strictObject({
      kind: z.literal("choice"),
      ...every,
      look: z
        .enum(["list", "chips", "tiles"])
        .default("list")
        .describe(
          "list: below each other; chips: side by side; tiles: two beside each other, for names with a picture.",
        ),
      choices: choices.optional(),
      from: listed.optional(),
      initial: initially(z.string(), "The initial choice, by its value. One that is not offered is ignored."),
    })
    .omit({ rule: true })
    .describe(
      "One of several, each of which is shown: of `choices`, or of what a call lists (`from`), such as the member's cards. What is no longer listed is not sent.",
    ),
  described: z
    .strictObject({
      kind: z.literal("described"),
      label: formPhrase,
      when: condition.optional(),
      note: every.note,
      sends: every.sends.describe(
        "The parameter of the form's call that gets all of them, in one object; the id of the field when absent. The contract marks it for this.",
      ),
      from: listBinding.describe(
        "The field of an answer in `watch` of this form that lists what the platform describes, for example method.fields.",
      ),
      coming: z
        .int()
        .min(1)
        .max(6)
        .default(2)
        .describe("How many fields are usual: their place is kept until they have come."),
    })
    .describe(
      "Fields that the platform describes: each is shown as the field of its kind, and what is typed is sent in one parameter. They are emptied when what they depend on changes. A description that the site cannot show holds the form's button, says so, and is reported.",
    ),
  output: z
    .strictObject({
      kind: z.literal("output"),
      label: formPhrase,
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
