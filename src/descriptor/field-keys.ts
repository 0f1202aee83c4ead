import { z } from "zod";
import { collectionOf } from "./vocabulary/collection.ts";
import { condition } from "./vocabulary/condition.ts";
import { initialBinding } from "./vocabulary/form-binding.ts";
import { iconName } from "./vocabulary/icon.ts";
import { formPhrase } from "./vocabulary/phrase.ts";
import { idPattern, idWords, ruleId } from "./vocabulary/reference.ts";

/** Keys of every field that is sent. */
export const every = {
  label: formPhrase,
  rule: ruleId.optional(),
  required: z
    .boolean()
    .default(false)
    .describe("Whether it must be filled in; its label then has an asterisk (account §2.6)."),
  when: condition.optional(),
  note: formPhrase
    .optional()
    .describe("A line under the field. In a form with `settings`, their note takes precedence."),
  sends: z
    .string()
    .regex(idPattern, idWords)
    .optional()
    .describe("The parameter of the form's call that gets the value; the id of the field when absent."),
  fixed: z
    .boolean()
    .optional()
    .describe(
      "In a form with `settings`: true if they do not apply to this field. It is then shown and required as configured here.",
    ),
};
/** Keys of a field that looks like a line of text. */
export const line = {
  ...every,
  placeholder: formPhrase.optional(),
  icon: iconName.optional(),
  clearable: z.boolean().default(false).describe("Whether a button clears the field (account §2.5)."),
};
/** What can be chosen in a field. */
export const choices = collectionOf(
  z.strictObject({ label: formPhrase }).describe("A choice."),
  "What can be chosen, in order. The id is the value that travels.",
);

/** The initial value of a field: written there, or taken from elsewhere. */
export function initially<S extends z.ZodType>(schema: S, description: string) {
  return z
    .union([schema, initialBinding])
    .optional()
    .describe(
      `${description} A value from elsewhere in the form follows it until the visitor types another one, which is removed when it changes; one from the address, the row or the visitor is filled in once.`,
    );
}
