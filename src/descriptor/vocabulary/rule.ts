import { z } from "zod";
import { textKey } from "./reference.ts";

/**
 * What a value must be. Optional empty fields are skipped (account §5); `required` on a form field makes an empty value
 * an error.
 */
export const rule = z
  .strictObject({
    pattern: z
      .string()
      .max(200)
      .optional()
      .describe(
        "A regular expression for the whole value, without slashes. It is linted for catastrophic backtracking.",
      ),
    minLength: z.int().min(0).max(200).optional().describe("The minimum number of characters."),
    maxLength: z
      .int()
      .min(1)
      .max(200)
      .optional()
      .describe("The maximum number of characters; the input accepts no more."),
    equals: z.string().optional().describe("The id of the field in the same form that must have the same value."),
    differsFrom: z.string().optional().describe("The id of the field in the same form that must have another value."),
    numeric: z.boolean().optional().describe("Digits only; the phone shows its number pad."),
    uncommon: z
      .boolean()
      .optional()
      .describe("For a new password: the 3000 most common ones are refused, while they are typed."),
    messages: z
      .strictObject({
        required: textKey.optional(),
        pattern: textKey.optional(),
        minLength: textKey.optional(),
        maxLength: textKey.optional(),
        equals: textKey.optional(),
        differsFrom: textKey.optional(),
        uncommon: textKey.optional().describe("Absent: the text of the platform's refusal, `error.password.common`."),
      })
      .describe("The text for each kind of error; `pattern` is the fallback for the others."),
  })
  .describe("A named rule for the value of a field (account §5).");
export type Rule = z.infer<typeof rule>;
