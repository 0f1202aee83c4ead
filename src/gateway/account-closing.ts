import { z } from "zod";
import { fieldMeta } from "./field-meta.ts";
import { balance } from "./values.ts";

/** Whether a member can close their account, and what it still holds. The specification has no closing; all of this is ours. */
export const accountStanding = z.object({
  closable: z
    .boolean()
    .describe("Whether it holds nothing any more.")
    .register(fieldMeta, { tones: { true: "good", false: "waiting" } }),
  balance: balance.describe("The money over all wallets: an account with any is not closed, however little it is."),
  withdrawals: z.int().min(0).describe("How many withdrawals wait."),
  deposits: z.int().min(0).describe("How many deposits wait."),
  bets: z.int().min(0).describe("How many bets wait for their draw."),
});
export type AccountStanding = z.infer<typeof accountStanding>;
