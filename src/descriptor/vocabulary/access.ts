import { z } from "zod";
import { actionKinds } from "./action.ts";
import { condition } from "./condition.ts";

/** What may happen instead of coming in. */
export const refusal = z
  .discriminatedUnion("action", [actionKinds.redirect, actionKinds.toast, actionKinds["open-login"]])
  .meta({ livery: { reference: "action" }, description: "What happens instead of coming in." });

/** The first entry whose condition holds decides what happens instead; when none holds, the visitor comes in. */
export const enterRules = z
  .array(z.strictObject({ when: condition.optional(), do: refusal }))
  .describe("The first that applies decides what happens instead of coming in; none: come in.");
export type EnterRules = z.infer<typeof enterRules>;

export const access = z
  .strictObject({
    description: z.string().describe("Who may come in, in a sentence for operators."),
    enter: enterRules,
  })
  .describe("A named rule of who may come in, used by routes and tabs.");
export type Access = z.infer<typeof access>;
