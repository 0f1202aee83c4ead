import { z } from "zod";
import { applicationImages } from "../application-images.ts";
import { idempotencyKey } from "../account-fields.ts";
import { deposit as one, depositMethod as way, depositOffer as promotion, depositQuote as quote } from "../deposits.ts";
import { describedValues } from "../described.ts";
import { endpoint } from "../endpoint.ts";
import { language, money } from "../values.ts";
import { ledgerCalls, rewardCalls, transferCalls } from "./ledger-calls.ts";

const sessionErrors = ["session.missing", "session.expired", "trial.rejected"] as const;
const method = z.string().min(1).max(40).describe("The id of a way to deposit.");
const id = z.string().min(1).max(60).describe("The deposit.");
const amount = money.describe("What the member pays.");
const offer = z
  .string()
  .min(1)
  .max(40)
  .default("none")
  .describe("The id of a promotion of depositOffers; none: the member takes none.");
const module = z.literal("FUNDTRANS3").default("FUNDTRANS3").describe("The module id (account §3, games §3).");
/** The rules of the way, and those that the member has set. */
const refusals = [
  "payment.closed",
  "amount.low",
  "amount.high",
  "amount.limit",
  "amount.playerLimit",
  "player.paused",
  "player.excluded",
  "activity.closed",
] as const;

/** The answers with a deposit. */
const shown = ["depositRecords", "deposit"] as const;
/** Those that change with what a member has requested, too: what is left of limits. */
const listed = [...shown, "depositMethods", "depositMethod", "depositLimits"] as const;
/** Those of the ledger and of rewards, which change once it is credited. */
const booked = [...ledgerCalls, ...transferCalls, ...rewardCalls] as const;

export const depositMethods = endpoint({
  method: "GET",
  path: "/api/deposits/methods",
  auth: "session",
  description:
    "The ways in which the member can deposit now, in the merchant's order, with their rules (games §7: banks by vendor, manual transfer, Alipay, QQ, payment gateway, WeChat). The specification shows no shape. A brand orders, labels and hides them and never says a rule.",
  input: z.object({ module, language }),
  output: z.array(way),
  errors: sessionErrors,
});

export const depositMethod = endpoint({
  method: "GET",
  path: "/api/deposits/method",
  auth: "session",
  description:
    "One of these ways, as a form needs it that has asked which. payment.closed: it is no longer offered to this member. The specification does not show the call.",
  input: z.object({ method, language }),
  output: way,
  errors: [...sessionErrors, "payment.closed"],
});

export const depositOffers = endpoint({
  method: "GET",
  path: "/api/deposits/offers",
  auth: "session",
  description:
    "The promotions that the member can take with a deposit in one of the ways now (games §7: promo list, accept promo), with `none` first: what is chosen is the `offer` of createDeposit. One that was taken, with a deposit that waits or is credited, is not listed again. payment.closed: the way is no longer offered. The specification shows no shape.",
  input: z.object({ method, language }),
  output: z.array(promotion),
  errors: [...sessionErrors, "payment.closed"],
});

export const depositQuote = endpoint({
  method: "GET",
  path: "/api/deposits/quote",
  auth: "session",
  description:
    "What a deposit of an amount would cost in one of the ways, and what a promotion would add. It refuses what createDeposit would. The specification does not show the call.",
  input: z.object({ method, amount, offer }),
  output: quote,
  errors: [...sessionErrors, ...refusals],
});

export const createDeposit = endpoint({
  method: "POST",
  path: "/api/deposits",
  auth: "session",
  movesMoney: true,
  multipart: true,
  bodyBytes: applicationImages.most * applicationImages.bytes + 128 * 1024,
  idempotencyKey: "idempotencyKey",
  changes: [...booked, ...listed, "depositOffers"],
  seeds: "deposit",
  description:
    "Request a deposit (games §7). It answers what the member does next, as the call `deposit` does. The rules are those of the way now: payment.closed where it is no longer offered, amount.low, amount.high and amount.limit for an amount outside of them, amount.playerLimit for more than the member's own limits leave, player.paused and player.excluded while the member has stopped playing, activity.closed with the field `offer` for a promotion that was taken or has ended, amount.low for less than it adds to, field.invalid for what the way asks for, with the field `details.` and its name; image.many, image.large and image.invalid for pictures, such as that of the slip of a transfer. A request with the same key is the same deposit, whatever else it says. The specification shows no shape.",
  input: z.object({
    method,
    amount,
    offer,
    details: describedValues.default({}),
    backUrl: z
      .url({ protocol: /^https?$/ })
      .max(500)
      .describe(
        "Where a provider's page leads afterwards: an address of one of the merchant's sites. The platform adds the deposit's id to it, as the parameter `back`.",
      ),
    module,
    language,
    idempotencyKey,
  }),
  output: one,
  errors: [...sessionErrors, ...refusals, "field.invalid", "image.invalid", "image.large", "image.many"],
});

export const deposit = endpoint({
  method: "GET",
  path: "/api/deposits/one",
  auth: "session",
  description:
    "A deposit of the member and what is to be done for it, also long afterwards: a state never goes back. request.unknown: the member has no such deposit. The specification does not show the call.",
  input: z.object({ id, language }),
  output: one,
  errors: [...sessionErrors, "request.unknown"],
});

export const confirmDeposit = endpoint({
  method: "POST",
  path: "/api/deposits/code",
  auth: "session",
  changes: [...booked, ...shown],
  description:
    "Sends the code that the step `code` asks for. code.wrong: another may be tried; code.spent: after five wrong ones the deposit is refused. The specification does not show the call.",
  input: z.object({ id, verificationCode: z.string().regex(/^\d{4,8}$/) }),
  output: z.object({ confirmed: z.literal(true) }),
  errors: [...sessionErrors, "request.unknown", "payment.over", "code.wrong", "code.spent"],
});

export const cancelDeposit = endpoint({
  method: "POST",
  path: "/api/deposits/cancel",
  auth: "session",
  idempotent: true,
  changes: listed,
  description:
    "Give up a deposit that waits. Money that arrives for it all the same is credited. payment.over: it no longer waits, or it is paid at its provider. The specification does not show the call.",
  input: z.object({ id }),
  output: z.object({ cancelled: z.literal(true) }),
  errors: [...sessionErrors, "request.unknown", "payment.over"],
});
