import { z } from "zod";
import { languageCode } from "./identity.ts";
import { suppressions } from "./suppression.ts";

/** How many characters a text has at most. */
export const longestText = 2000;

/**
 * A pack: every text of one language and one layer. `{{name}}` is replaced by a value; `_one` and `_other`
 * end plural forms.
 */
export const textPack = z
  .object({
    $schema: z.string().optional(),
    $meta: z
      .strictObject({
        name: z.string().describe("The language's own name for itself."),
        code: languageCode,
        tag: z
          .string()
          .regex(/^[a-z]{2,3}(?:-[A-Z]{2})?$/, "BCP 47 tag, for example fil-PH.")
          .describe("BCP 47 tag, for example fil-PH."),
        direction: z.enum(["ltr", "rtl"]).describe("Direction of writing."),
      })
      .describe("The pack's language."),
    $suppress: suppressions.optional(),
  })
  .catchall(z.string().max(longestText).regex(/\S/, "Write words: an empty text leaves an empty place."))
  .meta({ livery: { keys: "text" }, description: "Texts by text key." });
