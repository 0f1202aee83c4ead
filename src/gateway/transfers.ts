import { z } from "zod";
import { transactionKind } from "./records.ts";
import { fieldMeta, identifying } from "./field-meta.ts";
import { balance, money, timestamp } from "./values.ts";

/** A wallet that money can be moved from and to. The specification names the family and shows no shape (games §7). */
export const transferWallet = z.object({
  id: z.string().min(1).max(60).describe("main: the merchant's own wallet; otherwise the vendor's code."),
  name: z.string().nullable().describe("Display name of the vendor; null: the merchant's own wallet."),
  balance,
  open: z.boolean().describe("Whether money can be moved now; false while the vendor is closed."),
});
export type TransferWallet = z.infer<typeof transferWallet>;

/** What can be moved from one wallet to another now. */
export const transferLimits = z.object({
  minimum: money.describe("The least that can be moved at a time."),
  maximum: balance.describe("The most: what is in the wallet that the money comes from."),
  quick: z.array(money).max(8).describe("Amounts to choose with a tap, in order; the last one is everything."),
});
export type TransferLimits = z.infer<typeof transferLimits>;

/** What a request has moved. */
export const movedFunds = z.object({
  id: z.string().describe("Names the request, also to customer service."),
  amount: money.describe("What was moved altogether."),
});
export type MovedFunds = z.infer<typeof movedFunds>;

export const transferStatus = z
  .enum(["done", "waiting", "failed"])
  .describe("done: the money is there. waiting: the vendor has not confirmed it yet. failed: the money is back.")
  .register(fieldMeta, { tones: { done: "good", waiting: "waiting", failed: "bad" } });

/** A transfer of the member's money (games §7: transfer details). The specification does not show its shape. */
export const transferRecord = z.object({
  id: z.string().describe("Names the transfer, also to customer service."),
  code: z.string().describe("Its transaction code: one of transactionCodes."),
  name: z.string().describe("What the code means, in the language of the call."),
  from: z
    .string()
    .nullable()
    .describe("The vendor or the member that the money came from, the member masked; null: the merchant's wallet."),
  to: z
    .string()
    .nullable()
    .describe("The vendor or the member that the money went to, the member masked; null: the merchant's wallet."),
  amount: money.describe("What was moved."),
  status: transferStatus,
  at: timestamp.describe("When it was requested."),
});

/** A code of the account record, and what it means (games §7: transaction codes). The specification shows no shape. */
export const transactionCode = z.object({
  code: identifying(z.string().min(1).max(20).describe("The code, as the platform books it.")),
  name: z.string().describe("What it means, in the language of the call."),
  kind: transactionKind.describe("What the account record calls it."),
});
export type TransactionCode = z.infer<typeof transactionCode>;

/** What a member has decided about the money of games. */
export const transferSetting = z.object({
  enabled: z
    .boolean()
    .describe("Whether opening a game moves the money to its vendor, and brings back what is at the other vendors."),
});

/** The rules for a transfer to the upline, as they are now. */
export const uplineRules = z.object({
  upline: z
    .string()
    .nullable()
    .describe("The upline's name, masked; null: the member has none, or may not transfer to one."),
  available: balance.describe("What is in the merchant's wallet."),
  minimum: money.describe("The least that can be transferred at a time."),
  maximum: balance.describe(
    "The most at a time now: never more than what is there, or left of today's limit; 0.00 without an upline.",
  ),
  leftToday: money.describe("What can still be transferred today."),
  quick: z.array(money).max(8).describe("Amounts to choose with a tap, in order."),
});
export type UplineRules = z.infer<typeof uplineRules>;
