import { z } from "zod";
import { actionKinds } from "./action.ts";
import { condition } from "./condition.ts";
import { writtenQuery } from "./query.ts";

/** Nothing is in scope where a guard decides. */
const redirect = z
  .strictObject({ ...actionKinds.redirect.shape, query: writtenQuery })
  .describe(actionKinds.redirect.description ?? "");

/** The actions that may replace entering. */
export const refusal = z
  .discriminatedUnion("action", [redirect, actionKinds.toast, actionKinds["open-login"]])
  .meta({ livery: { reference: "action" }, description: "What happens instead of entering." });

/** The first entry whose condition holds decides what happens instead; if none holds, the visitor may enter. */
export const enterRules = z
  .array(z.strictObject({ when: condition.optional(), do: refusal }))
  .describe("The first that applies decides what happens instead of entering; none: the visitor may enter.");
export type EnterRules = z.infer<typeof enterRules>;

export const access = z
  .strictObject({
    description: z.string().describe("Who may enter, in a sentence for operators."),
    enter: enterRules,
  })
  .describe("A named access rule, used by routes and tabs.");
export type Access = z.infer<typeof access>;
