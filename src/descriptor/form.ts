import { z } from "zod";
import { action } from "./vocabulary/action.ts";
import { collectionOf } from "./vocabulary/collection.ts";
import { condition } from "./vocabulary/condition.ts";
import { iconName } from "./vocabulary/icon.ts";
import { ruleId, textKey } from "./vocabulary/reference.ts";

export const field = z
  .strictObject({
    kind: z.enum(["text", "password", "checkbox"]).describe("The kind of input."),
    label: textKey,
    placeholder: textKey.optional(),
    icon: iconName.optional(),
    rule: ruleId.optional(),
    required: z.boolean().default(false).describe("Whether it must be filled."),
    when: condition.optional(),
    autocomplete: z.enum(["username", "current-password", "new-password", "one-time-code", "email", "tel", "off"]).optional().describe("The autocomplete token for the browser's password manager."),
    clearable: z.boolean().default(false).describe("Whether a button clears the field."),
    initial: z.union([z.string(), z.boolean()]).optional().describe("The value at the start."),
  })
  .describe("A field of a form.");
export type Field = z.infer<typeof field>;

export const form = z
  .strictObject({
    fields: collectionOf(field, "The fields, in order."),
    submit: z
      .strictObject({
        call: z.string().meta({ livery: { reference: "call" }, description: "The call of the gateway contract that takes the fields." }),
        with: z.record(z.string(), z.string()).optional().describe("Parameters that are not fields, for example { \"type\": \"username\" }."),
        label: textKey,
        busy: textKey.describe("The text shown while the call runs."),
      })
      .describe("What the button does."),
    after: z
      .record(z.string().regex(/^[a-z][A-Za-z0-9.-]*$/), z.array(action))
      .describe("What follows: `success`, or an error code of the call. An error code that is not named here shows its own text."),
  })
  .describe("A form: fields, the call that takes them, and what follows.");
export type Form = z.infer<typeof form>;
