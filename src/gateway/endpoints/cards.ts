import { z } from "zod";
import { idempotencyKey } from "../account-fields.ts";
import { endpoint } from "../endpoint.ts";
import { paymentPassword } from "../security.ts";
import { language } from "../values.ts";
import { bankCard, payeeCheck as check, withdrawBank } from "../withdrawals.ts";

const sessionErrors = ["session.missing", "session.expired", "trial.rejected"] as const;
const bank = z.string().min(1).max(40).describe("The id of a bank of withdrawBanks.");
const number = z
  .string()
  .min(1)
  .max(60)
  .describe("The number of the account, as typed: spaces and dashes do not count.");
const payeeName = z.string().min(1).max(120).describe("Whose account it is, as the bank has it.");
const id = z.string().min(1).max(60).describe("One of the member's accounts.");
const changed = ["bankCards", "withdrawalRules", "securityState"] as const;

export const withdrawBanks = endpoint({
  method: "GET",
  path: "/api/cards/banks",
  auth: "session",
  description:
    "The banks and wallets that the merchant pays withdrawals to (games §7: withdraw banks). The specification shows no shape.",
  input: z.object({ language }),
  output: z.array(withdrawBank),
  errors: sessionErrors,
});

export const bankCards = endpoint({
  method: "GET",
  path: "/api/cards",
  auth: "session",
  description:
    "The accounts that the member can withdraw to, that of most withdrawals first, with masked numbers (games §7: bank cards). The specification shows no shape.",
  input: z.object({
    show: z.enum(["all", "usable"]).default("all").describe("usable: only those that can be paid to now."),
    language,
  }),
  output: z.array(bankCard),
  errors: sessionErrors,
});

export const payeeCheck = endpoint({
  method: "GET",
  path: "/api/cards/payee",
  auth: "session",
  description:
    "Whether an account is in this name, as its bank says. On a close match the answer has the bank's name, so that the member can decide. payee.fixed: the member's accounts are in another name. card.number: the bank has no such numbers. The specification does not show the call.",
  input: z.object({ bank, number, payeeName }),
  output: check,
  errors: [...sessionErrors, "card.number", "payee.fixed", "field.invalid"],
});

export const addBankCard = endpoint({
  method: "POST",
  path: "/api/cards",
  auth: "session",
  encrypted: true,
  idempotencyKey: "idempotencyKey",
  changes: changed,
  description:
    "Add an account to withdraw to (games §7: bank card). The member's payee name is set by the first one and stays: payee.fixed for another name. payee.mismatch: the bank says that the account is somebody else's. card.number: the bank has no such numbers; card.known: it is on somebody's list already; card.full: the member has as many as the merchant allows; paymentPassword.missing: one has to be set first. The specification shows no shape.",
  input: z.object({ bank, number, payeeName, paymentPassword, language, idempotencyKey }),
  output: bankCard,
  errors: [
    ...sessionErrors,
    "card.number",
    "card.known",
    "card.full",
    "payee.fixed",
    "payee.mismatch",
    "field.invalid",
    "paymentPassword.missing",
    "paymentPassword.wrong",
    "encryption.invalid",
  ],
});

export const chooseBankCard = endpoint({
  method: "POST",
  path: "/api/cards/main",
  auth: "session",
  idempotent: true,
  changes: changed,
  description: "Let withdrawals go to this account unless another is chosen. The specification does not show the call.",
  input: z.object({ id }),
  output: z.object({ chosen: z.literal(true) }),
  errors: [...sessionErrors, "request.unknown"],
});

export const removeBankCard = endpoint({
  method: "DELETE",
  path: "/api/cards",
  auth: "session",
  changes: changed,
  description:
    "Remove an account. Withdrawals that wait are paid to it all the same. Removing a removed or an unknown one succeeds. The specification does not show the call.",
  input: z.object({ id }),
  output: z.object({ removed: z.literal(true) }),
  errors: sessionErrors,
});
