import { z } from "zod";
import { field, type Field } from "./field.ts";
import { action, questionWith } from "./vocabulary/action.ts";
import type { Comparison } from "./vocabulary/comparison.ts";
import { condition } from "./vocabulary/condition.ts";
import { formBinding, type FormBinding } from "./vocabulary/form-binding.ts";
import { collectionOf } from "./vocabulary/collection.ts";
import { formPhrase, type FormPhrase } from "./vocabulary/phrase.ts";
import { textKey, type LiveryMeta } from "./vocabulary/reference.ts";
import { watched } from "./vocabulary/source.ts";

const fieldOfForm = z.string().meta({ livery: { reference: "form-field" } satisfies LiveryMeta });

export const form = z
  .strictObject({
    fields: collectionOf(field, "The fields, in order."),
    steps: collectionOf(
      z
        .strictObject({
          title: formPhrase,
          when: condition
            .optional()
            .describe("When the step is asked for. Otherwise its fields are neither shown nor sent."),
          fields: z.array(fieldOfForm).min(1).describe("The ids of its fields. Their order is that of `fields`."),
        })
        .describe("A step: the fields that are asked for together."),
      "What is asked for first and what after it, on a screen each; without steps everything is on one screen. What may stay empty is folded; a step in which nothing must be filled in is folded below the one before. Fields that no step names come last, above the button.",
    ).optional(),
    watch: collectionOf(
      watched,
      "Calls that are made again, after a short pause, when a value that they take from the form changes, by an id of your choice: a quote of a fee. `output` fields show their answers, limits of fields and parameters take values from them.",
    ).optional(),
    submit: z
      .strictObject({
        call: z.string().meta({
          livery: { reference: "call" },
          description: "The call of the gateway contract that takes the fields.",
        }),
        with: z
          .record(z.string(), z.union([z.string(), formBinding]))
          .optional()
          .describe(
            'Parameters that are not fields: values, for example { "type": "username" }, or where they come from, for example { "quoteId": { "watch": "quote.id" } }.',
          ),
        label: textKey,
        busy: textKey.describe("The text shown while the call runs."),
        busyFor: z
          .int()
          .min(500)
          .max(9_999_000)
          .optional()
          .describe("The maximum milliseconds that the busy text is shown; 9,999 s when absent (account §8)."),
        confirm: questionWith(textKey.default("call.confirmText").describe("The question, as a text key."))
          .optional()
          .describe(
            "What is asked before the form is sent; `{}` asks in the words of base. A call that moves money needs it, or a field of the kind `review`, which shows what was typed.",
          ),
        clears: z
          .array(z.string())
          .optional()
          .describe(
            "Parameters whose fields are cleared after every refusal of the platform that does not define itself which fields to clear (account §4).",
          ),
        then: z
          .strictObject({
            call: z.string().meta({
              livery: { reference: "call" },
              description: "The call of the gateway contract that follows the first one's success.",
            }),
            with: z
              .record(z.string(), z.union([z.string(), formBinding]))
              .optional()
              .describe("Its parameters that are not fields: values, or where they come from when the form is sent."),
            fields: z
              .record(z.string(), z.string())
              .describe(
                'Its parameters that take the value of a parameter of the first call: { "username": "mobileNum" }.',
              ),
          })
          .optional()
          .describe(
            "A second call with the typed values, such as signing in after setting a password (account §2.7). If it fails, `then.failed` of `after` runs; without that the error is shown as one of the form's own call. What it answers, `after` does not know: `answer` is of the first call.",
          ),
      })
      .describe("What the button does."),
    settings: z
      .enum(["registration"])
      .optional()
      .describe(
        "The settings that decide which fields are shown and required: those of `registration`, overridden by the platform's register settings (account §2.6, §5). They do not apply to fields that are `fixed`.",
      ),
    after: z
      .record(
        z.string().regex(/^[a-z][A-Za-z0-9.-]*$/, 'Write "success", "then.failed" or an error code of the call.'),
        z.array(action),
      )
      .describe(
        "What happens afterwards: `success`, `then.failed`, or an error code of the call. Other error codes show their own text, under the field they concern.",
      ),
  })
  .describe("A form: fields, the call that sends them, and what happens afterwards.");
export type Form = z.infer<typeof form>;

/**
 * A form as a page gets it: the registration settings are filled in, and a field may be included only in case the
 * platform enables it.
 */
export interface ShownForm extends Omit<Form, "fields"> {
  fields: Readonly<Record<string, ShownField>>;
  /** What conditions of fields and steps compare. The compiler has collected it. */
  compares?: readonly Comparison[];
  /** Its texts with values, by the keys that the compiler has given them. */
  phrases?: Readonly<Record<string, FormPhrase>>;
  /** The compiler has separated the parameters: `with` has those that are written in the form. */
  submit: Form["submit"] & Bound & { then?: (NonNullable<Form["submit"]["then"]> & Bound) | undefined };
}

type ShownField = Field & {
  enabled?: boolean;
  required?: boolean;
  fixed?: boolean | undefined;
  /** Whether the most of an amount tells what the member has: the call that says it answers a balance there. */
  tellsBalance?: boolean;
};

interface Bound {
  bound?: Readonly<Record<string, FormBinding>>;
}
