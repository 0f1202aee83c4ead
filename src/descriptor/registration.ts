import { z } from "zod";
import { collectionOf } from "./vocabulary/collection.ts";
import { ruleId, textKey } from "./vocabulary/reference.ts";

export const registration = z
  .strictObject({
    fields: collectionOf(
      z
        .strictObject({
          enabled: z.boolean().describe("Whether the field is shown."),
          required: z.boolean().describe("Whether it must be filled in; a required field shows an asterisk."),
          rule: ruleId.optional(),
          note: textKey.optional().describe("A line under the field."),
        })
        .describe(
          "Rules of one registration field. The platform's register settings override `enabled` and `required` (account §2.6).",
        ),
      "The registration fields, in order.",
      "registration-field",
    ),
  })
  .describe(
    "Registration: which fields are shown, required and how they are checked (account §2.6). The ways to register are the flags USERNAMEREG3 and MOBILENUMREG3.",
  );
export type Registration = z.infer<typeof registration>;
