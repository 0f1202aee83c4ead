import { z } from "zod";
import { field } from "./field.ts";
import { action } from "./vocabulary/action.ts";
import { collectionOf } from "./vocabulary/collection.ts";
import { textKey } from "./vocabulary/reference.ts";

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
