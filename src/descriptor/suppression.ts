import { z } from "zod";

/** A known finding of `livery check`, accepted until a day. It is in the file that has the finding. */
export const suppression = z
  .strictObject({
    rule: z.string().min(1).describe("The rule whose finding is known, as `livery check` names it."),
    at: z
      .string()
      .regex(/^(?:\/.*)?$/, "A JSON Pointer begins with a slash, as in /theme/color/muted.")
      .describe(
        "JSON Pointer in this file, as in /theme/color/muted: it covers findings there and below. The empty text means the whole file.",
      ),
    reason: z.string().min(10).max(300).describe("Why it is acceptable for now, in a sentence for the next person."),
    until: z
      .string()
      .regex(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/, "Write year, month and day, as in 2027-01-31.")
      .describe("The last day on which it may stay, as in 2027-01-31."),
  })
  .describe("A known finding, accepted until a day.");
export type Suppression = z.infer<typeof suppression>;

/** `$suppress` at the top of any file of a layer. */
export const suppressions = z
  .array(suppression)
  .max(50)
  .describe("Known findings of `livery check` in this file, accepted until a day.");
