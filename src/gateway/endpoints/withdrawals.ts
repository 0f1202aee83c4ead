import { z } from "zod";
import { idempotencyKey } from "../account-fields.ts";
import { endpoint } from "../endpoint.ts";
import { withdrawalRecord } from "../records.ts";
import { paymentPassword } from "../security.ts";
import { language, money } from "../values.ts";
import { withdrawalQuote as quote, withdrawalRules as rules } from "../withdrawals.ts";
import { ledgerCalls } from "./ledger-calls.ts";

const sessionErrors = ["session.missing", "session.expired", "trial.rejected"] as const;
const amount = money.describe("What leaves the balance.");
const refusals = ["amount.low", "amount.high", "amount.limit", "amount.funds", "withdrawal.many"] as const;
const changed = ["withdrawalRecords", "withdrawalRules", ...ledgerCalls] as const;

export const withdrawalRules = endpoint({
  method: "GET",
  path: "/api/withdrawals/rules",
  auth: "session",
  description:
    "What the member can withdraw now and by which rules (games §7: withdraw). The specification shows no shape.",
  input: z.object({ language }),
  output: rules,
  errors: sessionErrors,
});

export const withdrawalQuote = endpoint({
  method: "GET",
  path: "/api/withdrawals/quote",
  auth: "session",
  description: "What a withdrawal of an amount would cost now. The specification does not show the call.",
  input: z.object({ amount }),
  output: quote,
  errors: [...sessionErrors, ...refusals],
});

export const createWithdrawal = endpoint({
  method: "POST",
  path: "/api/withdrawals",
  auth: "session",
  encrypted: true,
  movesMoney: true,
  idempotencyKey: "idempotencyKey",
  changes: changed,
  description:
    "Request a withdrawal (games §7: withdraw money). The money leaves the balance at once and is held until it is paid. The rules are those of withdrawalRules now: amount.low, amount.high, amount.limit and amount.funds for an amount outside of them, withdrawal.many where no more can be requested today, withdrawal.needs for what has to be done first, card.closed for an account that cannot be paid to. A request with the same key is the same withdrawal, whatever else it says. The specification shows no shape.",
  input: z.object({
    amount,
    card: z.string().min(1).max(60).describe("The id of one of the member's accounts."),
    paymentPassword,
    language,
    idempotencyKey,
  }),
  output: withdrawalRecord,
  errors: [
    ...sessionErrors,
    ...refusals,
    "withdrawal.needs",
    "card.closed",
    "field.invalid",
    "paymentPassword.wrong",
    "encryption.invalid",
  ],
});

export const cancelWithdrawal = endpoint({
  method: "POST",
  path: "/api/withdrawals/cancel",
  auth: "session",
  movesMoney: true,
  idempotent: true,
  changes: changed,
  description:
    "Take back a withdrawal that waits: the money is in the balance again. withdrawal.final: it no longer waits, or withdrawals at this merchant cannot be taken back. The specification does not show the call.",
  input: z.object({ id: z.string().min(1).max(60).describe("The withdrawal.") }),
  output: z.object({ cancelled: z.literal(true) }),
  errors: [...sessionErrors, "request.unknown", "withdrawal.final"],
});
