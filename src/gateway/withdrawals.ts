import { z } from "zod";
import { fieldMeta } from "./field-meta.ts";
import { balance, money, picture, rate, timestamp } from "./values.ts";

/** What a member has to do before the first withdrawal, the first of it. */
export const withdrawalNeed = z
  .enum(["mobile", "paymentPassword", "card"])
  .describe("mobile: prove the mobile number. paymentPassword: set one. card: add an account that can be paid to now.");

/** What a member can withdraw now, and by which rules. The specification does not show its shape (games §7). */
export const withdrawalRules = z.object({
  minimum: money.describe("The least that can be withdrawn at a time."),
  maximum: balance.describe(
    "The most that can be withdrawn at a time now: never more than what is available, or left of today's limit.",
  ),
  step: money.describe("An amount is a multiple of this, such as 0.01 or 1.00."),
  available: balance.describe("What can be withdrawn: the merchant's wallet less what is still to be played."),
  locked: balance.describe("What of that wallet cannot be withdrawn yet, because it is still to be played."),
  bonus: balance.describe("What of the locked money is there for rewards."),
  toPlay: money.describe("The stakes that are still needed until all of the wallet can be withdrawn."),
  turnover: z.string().min(1).max(300).describe("How stakes count, a sentence in the language of the call."),
  leftToday: money.nullable().describe("What can still be withdrawn today; null: as much as there is."),
  timesLeft: z.int().min(0).nullable().describe("How often it can still be done today; null: as often as you like."),
  freeLeft: z.int().min(0).describe("How many of today's withdrawals are still free of a fee."),
  fee: money.describe("What the next one costs at least; 0.00: nothing, whatever its amount."),
  feeRate: rate.nullable().describe("What it costs in percent of its amount, where that is more; null: no part of it."),
  feeMost: money.nullable().describe("What it costs at most; null: there is no most."),
  needs: withdrawalNeed.nullable().describe("What has to be done first; null: nothing."),
});
export type WithdrawalRules = z.infer<typeof withdrawalRules>;

/** What a withdrawal of an amount costs. */
export const withdrawalQuote = z.object({
  amount: money.describe("What leaves the balance."),
  fee: money.describe("What the merchant keeps of it."),
  received: money.describe("What reaches the member's account."),
});
export type WithdrawalQuote = z.infer<typeof withdrawalQuote>;

/** A bank or a wallet that can be withdrawn to (games §7: withdraw banks). The specification shows no shape. */
export const withdrawBank = z.object({
  id: z.string().min(1).max(40).describe("Names the bank or the wallet."),
  name: z.string().min(1).max(60).describe("What it is called, in the language of the call."),
  icon: picture.describe("Its mark, square."),
  hint: z.string().min(1).max(120).describe("What its account numbers look like, in the language of the call."),
});

/** An account of the member that can be withdrawn to (games §7: bank cards). The specification shows no shape. */
export const bankCard = z.object({
  id: z.string().describe("Names the account."),
  bank: z.string().min(1).max(60).describe("What its bank is called, in the language of the call."),
  icon: picture.describe("The mark of the bank, square."),
  name: z.string().min(1).max(110).describe("Bank and number as one text, as records of withdrawals have it."),
  number: z.string().min(1).max(40).describe("Its number, of which only the last four digits are shown."),
  payeeName: z.string().max(120).describe("Whose it is, masked but for the first letter of each word."),
  main: z.boolean().describe("Whether withdrawals go there unless another is chosen; that of one."),
  usableFrom: timestamp
    .nullable()
    .describe(
      "When it can be paid to, where that is later: a new account waits after others have been added; null: now.",
    ),
});
export type BankCard = z.infer<typeof bankCard>;

export const payeeResult = z
  .enum(["match", "closeMatch", "noMatch", "unknown"])
  .describe(
    "match: the account is in this name. closeMatch: it is in a name that differs a little. noMatch: it is somebody else's. unknown: the bank does not say.",
  )
  .register(fieldMeta, { tones: { match: "good", closeMatch: "waiting", noMatch: "bad", unknown: "quiet" } });

/** What the bank says of the name that an account is in. */
export const payeeCheck = z.object({
  result: payeeResult,
  name: z
    .string()
    .max(120)
    .nullable()
    .describe("The name as the bank has it, where it differs a little from what was typed; otherwise null."),
});
export type PayeeCheck = z.infer<typeof payeeCheck>;
