import { z } from "zod";
import { field, type Field } from "./field.ts";
import { action } from "./vocabulary/action.ts";
import { collectionOf } from "./vocabulary/collection.ts";
import { textKey } from "./vocabulary/reference.ts";

/** Values of the page that a call can take. */
export const formFact = z
  .enum(["host", "channel"])
  .describe("host: the host name of the site. channel: how the site runs: APP, H5, WEBCLIP or PWA (account §3).");
export type FormFact = z.infer<typeof formFact>;

export const form = z
  .strictObject({
    fields: collectionOf(field, "The fields, in order."),
    steps: collectionOf(
      z
        .strictObject({
          title: textKey,
          fields: z.array(z.string()).min(1).describe("The ids of its fields. Their order is that of `fields`."),
        })
        .describe("A step: the fields that are asked for together."),
      "What is asked for first and what after it, on a screen each; without steps everything is on one screen. What may stay empty is folded; a step in which nothing must be filled in is folded below the one before. Fields that no step names come last, above the button.",
    ).optional(),
    submit: z
      .strictObject({
        call: z.string().meta({
          livery: { reference: "call" },
          description: "The call of the gateway contract that takes the fields.",
        }),
        with: z
          .record(z.string(), z.string())
          .optional()
          .describe('Parameters that are not fields, for example { "type": "username" }.'),
        facts: z
          .record(z.string(), formFact)
          .optional()
          .describe('Parameters with values of the page, for example { "registerUrl": "host" }.'),
        label: textKey,
        busy: textKey.describe("The text shown while the call runs."),
        busyFor: z
          .int()
          .min(500)
          .max(9_999_000)
          .optional()
          .describe("The maximum milliseconds that the busy text is shown; 9,999 s when absent (account §8)."),
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
            with: z.record(z.string(), z.string()).optional().describe("Its parameters that are not fields."),
            fields: z
              .record(z.string(), z.string())
              .describe(
                'Its parameters that take the value of a parameter of the first call: { "username": "mobileNum" }.',
              ),
          })
          .optional()
          .describe(
            "A second call with the typed values, such as signing in after setting a password (account §2.7). If it fails, `then.failed` of `after` runs.",
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
  fields: Readonly<Record<string, Field & { enabled?: boolean }>>;
}
