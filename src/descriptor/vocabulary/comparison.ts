import { z } from "zod";
import { bindingKinds } from "./binding.ts";
import { input } from "./form-binding.ts";

const host = z
  .strictObject({ site: z.enum(["host"]).describe("What is known of the site.") })
  .describe("The host name of the page.");
const member = z
  .strictObject({
    visitor: z
      .enum(["userName", "toUpline"])
      .describe(
        "userName: the name. toUpline: whether the member has an upline, true or false, as the platform said at sign-in; true where it said nothing (games §6).",
      ),
  })
  .describe("What is known of a signed-in visitor; of a guest it has no value.");
const values = z.array(z.union([z.string(), z.number(), z.boolean(), host])).min(1);
const size = z.union([z.string(), z.number()]);

/** What a value is compared with. Whatever is said must hold. */
const compared = {
  in: values.optional().describe("Values of which it is one."),
  not: values.optional().describe("Values of which it is none."),
  atLeast: size
    .optional()
    .describe("It is this or more: a number, an amount as it is sent, for example 100.00, or a day."),
  below: size.optional().describe("It is less than this: a number, an amount as it is sent, or a day."),
  empty: z.boolean().optional().describe("true: it is null or an empty text. false: it is not."),
};

/** What conditions compare. */
export const comparison = z
  .strictObject({
    of: z
      .union([bindingKinds.row, input, bindingKinds.filter, bindingKinds.query, member])
      .describe(
        "What is compared, exactly one of: row, a field of the row in scope; input, a field of this form; filter, what is chosen on this screen; query, a parameter of its address; visitor, what is known of a signed-in visitor.",
      ),
    ...compared,
  })
  .meta({
    description:
      "A comparison of a value in scope: whatever is said of in, not, atLeast, below and empty must hold; with `of` alone it has a value. No value is neither below nor above anything.",
  });
export type Comparison = z.infer<typeof comparison>;
