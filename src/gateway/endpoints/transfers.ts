import { z } from "zod";
import { idempotencyKey } from "../account-fields.ts";
import { endpoint } from "../endpoint.ts";
import { numberedPages, pageOf } from "../pages.ts";
import { periodInput, transactionKind } from "../records.ts";
import * as transfers from "../transfers.ts";
import { language, money } from "../values.ts";
import { ledgerCalls, transferCalls } from "./ledger-calls.ts";

const sessionErrors = ["session.missing", "session.expired"] as const;
const realErrors = [...sessionErrors, "trial.rejected"] as const;
const walletErrors = [...realErrors, "request.unknown", "vendor.closed"] as const;
const moved = [...ledgerCalls, ...transferCalls] as const;
const walletId = z.string().min(1).max(60).describe("A wallet: main, or a vendor's code.");

export const transferWallets = endpoint({
  method: "GET",
  path: "/api/transfers/wallets",
  auth: "session",
  description:
    "The wallets between which the member can move money: the merchant's own first, then those of the vendors of games, also those that the member has not opened (games §7: wallet). The specification shows no shape.",
  input: z.object({
    except: walletId.optional().describe("A wallet to leave out, such as the one that the money comes from."),
    filled: z
      .enum(["yes"])
      .optional()
      .describe("yes: only the merchant's own and those with money in them; absent: all."),
    language,
  }),
  output: z.array(transfers.transferWallet),
  errors: realErrors,
});

export const transferLimits = endpoint({
  method: "GET",
  path: "/api/transfers/limits",
  auth: "session",
  description:
    "What can be moved from one wallet to another now. field.invalid, with the field `to`: both are the same. request.unknown: there is no such wallet. The specification does not show the call.",
  input: z.object({ from: walletId, to: walletId }),
  output: transfers.transferLimits,
  errors: [...walletErrors, "field.invalid"],
});

export const transferFunds = endpoint({
  method: "POST",
  path: "/api/transfers",
  auth: "session",
  movesMoney: true,
  idempotencyKey: "idempotencyKey",
  changes: moved,
  description:
    "Moves money between two wallets of the member (games §7: transfer). From one vendor to another it goes by the merchant's wallet, as two transfers. amount.high: more than is there; wallet.empty: everything is asked for, and there is nothing. The specification shows no shape.",
  input: z.object({
    from: walletId,
    to: walletId,
    amount: money.optional().describe("What is moved; absent: everything that is there."),
    idempotencyKey,
  }),
  output: transfers.movedFunds,
  errors: [...walletErrors, "field.invalid", "amount.low", "amount.high", "wallet.empty"],
});

export const recallFunds = endpoint({
  method: "POST",
  path: "/api/transfers/back",
  auth: "session",
  movesMoney: true,
  idempotencyKey: "idempotencyKey",
  changes: moved,
  description:
    "Brings everything back to the merchant's wallet, from one vendor or from all of them; those that are closed are left out then. wallet.empty: there is nothing to bring back. The specification shows no shape.",
  input: z.object({
    wallet: walletId.optional().describe("The vendor's wallet; absent: all of them."),
    idempotencyKey,
  }),
  output: transfers.movedFunds,
  errors: [...walletErrors, "wallet.empty"],
});

export const transferRecords = endpoint({
  method: "GET",
  path: "/api/transfers/records",
  auth: "session",
  description:
    "The member's transfers between wallets and between members in a period, the latest first, page by page (games §7: transfer details). The specification shows no shape.",
  input: z.object({
    code: z.string().min(1).max(20).optional().describe("Only transfers with this transaction code; absent: all."),
    ...periodInput,
    ...numberedPages(25),
    language,
  }),
  output: pageOf(transfers.transferRecord),
  errors: sessionErrors,
});

export const transactionCodes = endpoint({
  method: "GET",
  path: "/api/transfers/codes",
  auth: "session",
  description:
    "The transaction codes of the account record with their meaning (games §7: transaction codes). The specification shows no shape.",
  input: z.object({
    kind: transactionKind.optional().describe("Only codes that the account record calls so; absent: all."),
    language,
  }),
  output: z.array(transfers.transactionCode),
  errors: sessionErrors,
});

export const autoTransfer = endpoint({
  method: "GET",
  path: "/api/transfers/automatic",
  auth: "session",
  description:
    "Whether opening a game moves the member's money to its vendor. Without it a game plays with what the member has moved to its vendor, and with the merchant's wallet as long as nothing was ever moved there. The specification does not show the call.",
  input: z.object({}),
  output: transfers.transferSetting,
  errors: realErrors,
});

export const setAutoTransfer = endpoint({
  method: "POST",
  path: "/api/transfers/automatic",
  auth: "session",
  idempotent: true,
  changes: ["autoTransfer"],
  description: "Turns that on or off, from the next game on. The specification does not show the call.",
  input: z.object({ enabled: z.boolean().describe("Whether it is on.") }),
  output: transfers.transferSetting,
  errors: realErrors,
});

export const uplineRules = endpoint({
  method: "GET",
  path: "/api/transfers/upline",
  auth: "session",
  description:
    "The rules for a transfer to the member's upline now (games §2, §6). They name no upline where there is none, or the member's type is 2. The specification does not show the call.",
  input: z.object({}),
  output: transfers.uplineRules,
  errors: realErrors,
});

export const uplineTransfer = endpoint({
  method: "POST",
  path: "/api/transfers/upline",
  auth: "session",
  movesMoney: true,
  idempotencyKey: "idempotencyKey",
  changes: moved,
  description:
    "Moves money from the member's wallet at the merchant to that of the upline, at once and for good (games §2, §6). The rules are those of uplineRules now. upline.closed: these name no upline. The specification shows no shape.",
  input: z.object({ amount: money.describe("What the upline gets."), idempotencyKey }),
  output: transfers.movedFunds,
  errors: [...realErrors, "upline.closed", "amount.low", "amount.high", "amount.limit"],
});
