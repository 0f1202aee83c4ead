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
          .describe('Parameters that are read off the page, for example { "registerUrl": "host" }.'),
        label: textKey,
        busy: textKey.describe("The text shown while the call runs."),
        busyFor: z
          .int()
          .min(500)
          .max(9_999_000)
          .optional()
          .describe("Most milliseconds the busy text is shown; 9,999 s when absent (account §8)."),
        clears: z
          .array(z.string())
          .optional()
          .describe(
            "Parameters whose fields are emptied by every refusal of the platform that does not say itself what it empties (account §4).",
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
              .describe('Its parameters that get what a parameter of the first call got: { "username": "mobileNum" }.'),
          })
          .optional()
          .describe(
            "A second call with what was typed: signing in after a password was set (account §2.7). When it fails, `after` follows its `then.failed`.",
          ),
      })
      .describe("What the button does."),
    settings: z
      .enum(["registration"])
      .optional()
      .describe(
        "Whose settings decide which fields are shown and required: those of `registration`, and before them the platform's register settings (account §2.6, §5). Fields that are `fixed` stay as they are.",
      ),
    after: z
      .record(z.string().regex(/^[a-z][A-Za-z0-9.-]*$/), z.array(action))
      .describe(
        "What follows: `success`, `then.failed`, or an error code of the call. An error code that is not named here shows its own text, under the field it is about.",
      ),
  })
  .describe("A form: fields, the call that takes them, and what follows.");
export type Form = z.infer<typeof form>;

/**
 * A form as a page gets it: what registration settles is filled in, and a field may be there only for the case that the
 * platform switches it on.
 */
export interface ShownForm extends Omit<Form, "fields"> {
  fields: Readonly<Record<string, Field & { enabled?: boolean }>>;
}
