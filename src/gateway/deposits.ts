import { z } from "zod";
import { describedFields } from "./described.ts";
import { depositStatus } from "./records.ts";
import { money, picture, rate, timestamp } from "./values.ts";

/** What kind of payment a way to deposit is. The families that the specification names (games §7) are ways of these. */
export const depositMethodKind = z
  .enum(["eWallet", "qr", "instantTransfer", "batchTransfer", "manualTransfer", "card", "gateway"])
  .describe(
    "eWallet: a wallet app such as GCash, Maya, Alipay, QQ or WeChat. qr: a code that any bank's app reads. instantTransfer: from a bank, credited within minutes. batchTransfer: from a bank, credited after the next cut-off. manualTransfer: to an account of the merchant, which a cashier confirms. card: a payment card, on a page of its bank. gateway: a page that offers several of them.",
  );

/** A way to deposit, with its rules. The specification names the family and shows no shape (games §7). */
export const depositMethod = z.object({
  id: z.string().min(1).max(40).describe("Names the way, also in a brand's descriptors."),
  name: z.string().min(1).max(60).describe("What it is called, in the language of the call."),
  kind: depositMethodKind,
  icon: picture.describe("Its mark, square."),
  minimum: money.describe("The least that can be deposited at a time."),
  maximum: money.describe(
    "The most that can be deposited at a time now: never more than what is left of today's limit and of the member's own.",
  ),
  step: money.describe("An amount is a multiple of this, such as 0.01 or 1.00."),
  quick: z.array(money).max(8).describe("Amounts to choose with a tap, in order."),
  leftToday: money.nullable().describe("What can still be deposited today in this way; null: as much as you like."),
  leftOfLimits: money
    .nullable()
    .describe("What the member's own deposit limits leave now, in all ways together; null: there is none."),
  fee: money.nullable().describe("What the merchant keeps of each deposit, whatever its amount; null: nothing."),
  feeRate: rate.nullable().describe("What the merchant keeps of the amount in percent, besides `fee`; null: nothing."),
  arrivesWithin: z
    .int()
    .min(0)
    .nullable()
    .describe("Minutes within which the money is usually there; null: it depends on the cut-off."),
  cutOff: timestamp
    .nullable()
    .describe("What is paid after it is credited with the next batch; null: there are no batches."),
  payTo: z
    .string()
    .max(120)
    .nullable()
    .describe(
      "The bank and the name of the merchant's account, where the money is sent before the deposit is requested, as with a manual transfer; null: where to pay is said afterwards.",
    ),
  payToNumber: z.string().max(40).nullable().describe("The number of that account; null: there is none."),
  fields: describedFields.describe("What it asks for beside the amount: `details` of createDeposit."),
});
export type DepositMethod = z.infer<typeof depositMethod>;

/** A promotion that adds to a deposit, or its refusal (games §7: promo list). The specification shows no shape. */
export const depositOffer = z.object({
  id: z.string().min(1).max(40).describe("Names the promotion; `none` for taking none."),
  title: z.string().min(1).max(60).describe("What it is called, in the language of the call."),
  terms: z
    .string()
    .max(300)
    .describe("Its conditions in short, in the language of the call; empty where there are none."),
  minimum: money.nullable().describe("The least deposit that it adds to; null: none."),
  percent: z.int().min(1).nullable().describe("What it adds, as percent of the amount; null: not by the amount."),
  bonus: money.nullable().describe("What it adds, whatever the amount; null: by the amount."),
  most: money.nullable().describe("The most that it adds; null: as much as the percent are."),
  turnover: z
    .int()
    .min(1)
    .nullable()
    .describe("How often the bonus has to be staked before it can be withdrawn; null: not at all."),
});
export type DepositOffer = z.infer<typeof depositOffer>;

/** What a deposit of an amount costs. */
export const depositQuote = z.object({
  amount: money.describe("What the member pays."),
  fee: money.describe("What the merchant keeps of it."),
  credited: money.describe("What reaches the balance, without what a promotion adds."),
  bonus: money.nullable().describe("What the chosen promotion adds; null: nothing."),
  turnover: money
    .nullable()
    .describe("What has to be staked because of the bonus before it can be withdrawn; null: nothing."),
});
export type DepositQuote = z.infer<typeof depositQuote>;

const address = z.url({ protocol: /^https?$/ });
const line = z.object({
  label: z.string().min(1).max(60).describe("What it is, in the language of the call."),
  value: z.string().min(1).max(120).describe("What is written at the bank, exactly."),
});

/**
 * What the member does next for a deposit. It says how it is done, not by whom: a new provider is no new kind. A kind
 * that a site does not know cannot be sent, because the union is closed.
 */
export const nextStep = z
  .discriminatedUnion("kind", [
    z.object({
      kind: z.literal("redirect").describe("The member pays on a page of the provider."),
      url: address.describe("That page. It belongs to this deposit: never store it."),
    }),
    z.object({
      kind: z.literal("qr").describe("The member reads a code with an app that pays."),
      code: z.string().min(1).max(1000).describe("The content of the QR code."),
      app: address.nullable().describe("Opens an app on the same phone with this payment; null: there is none."),
    }),
    z.object({
      kind: z.literal("instructions").describe("The member transfers the money with these data."),
      lines: z.array(line).min(1).max(12).describe("The data, in order."),
    }),
    z.object({
      kind: z.literal("code").describe("The member types a code that the provider has sent."),
      sentTo: z.string().max(60).describe("Where it was sent to, masked."),
      length: z.int().min(4).max(8).describe("How many digits it has."),
    }),
    z.object({
      kind: z.literal("app").describe("The member confirms in an app."),
      url: address.describe("Opens the app with this payment."),
      fallback: address.nullable().describe("A page for a phone without the app; null: there is none."),
    }),
    z.object({ kind: z.literal("wait").describe("Nothing is to be done: the money is on its way.") }),
    z.object({ kind: z.literal("done").describe("The money is in the balance.") }),
    z.object({
      kind: z.literal("refused").describe("The deposit has failed, and no money was taken for it."),
      reason: z
        .enum(["declined", "expired", "cancelled", "rejected"])
        .describe(
          "declined: by the provider. expired: it was not paid in time. cancelled: by the member. rejected: by the merchant's cashier.",
        ),
    }),
  ])
  .describe("What the member does next.");
export type NextStep = z.infer<typeof nextStep>;

/** A deposit and what is to be done for it. The specification does not show its shape (games §7). */
export const deposit = z.object({
  id: z.string().describe("Names the deposit, also to customer service."),
  status: depositStatus,
  method: z.string().describe("The id of its way, which may no longer be offered."),
  methodName: z.string().describe("What that way is called, in the language of the call."),
  amount: money.describe("What the member pays."),
  fee: money.describe("What the merchant keeps of it."),
  step: nextStep,
  cancellable: z
    .boolean()
    .describe("Whether the member can give it up now: it waits, and is not paid at its provider as far as is known."),
  expiresAt: timestamp.nullable().describe("Until when it can be paid; null where that has no end, or is over."),
  at: timestamp.describe("When it was requested."),
  settledAt: timestamp.nullable().describe("When it was credited, rejected or cancelled; null while it waits."),
});
export type Deposit = z.infer<typeof deposit>;
