import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { numberedPages, pageOf } from "../pages.ts";
import * as records from "../records.ts";
import { language } from "../values.ts";

const sessionErrors = ["session.missing", "session.expired"] as const;
const pages = numberedPages(25);

const whichBets = {
  module: z
    .literal("GAMELOREC3")
    .default("GAMELOREC3")
    .describe("The module id (games §3). Our choice: the specification does not say which calls take it."),
  kind: records.betKind.optional().describe("Only bets of this kind; absent: all."),
  status: records.betStatus.optional().describe("Only bets with this status; absent: all."),
  vendor: z
    .string()
    .min(1)
    .max(40)
    .optional()
    .describe("Only bets on games of the vendor with this code; absent: all."),
  ...records.periodInput,
};

export const betRecords = endpoint({
  method: "GET",
  path: "/api/records/bets",
  auth: "session",
  description:
    "The member's bets that were placed in a period, page by page, the latest first unless another order is asked for: rounds of games and bets on draws. The specification shows no shape (games §2 betting record, §7 orders and third-party records).",
  input: z.object({ ...whichBets, order: records.betOrder, ...pages, language }),
  output: pageOf(records.betRecord),
  errors: sessionErrors,
});

export const betSummary = endpoint({
  method: "GET",
  path: "/api/records/bets/summary",
  auth: "session",
  description:
    "The sums over all bets that betRecords lists with the same filter, not over one page. The specification does not show the call.",
  input: z.object(whichBets),
  output: records.betSummary,
  errors: sessionErrors,
});

const whichTransactions = {
  module: z.literal("MEMTRANS3").default("MEMTRANS3").describe("The module id (account §3, games §3)."),
  kind: records.transactionKind.optional().describe("Only transactions of this kind; absent: all."),
  types: z
    .enum(["A"])
    .optional()
    .describe(
      "A, from the agents' home (games §2): only what the member earned as an agent. Our reading, because A is the type of what is for agents (games §9); the specification does not say what it selects. Absent: all.",
    ),
  ...records.periodInput,
};

export const transactions = endpoint({
  method: "GET",
  path: "/api/records/transactions",
  auth: "session",
  description:
    "What changed the balance of the merchant's wallet in a period, the latest first, page by page (games §2 account record, §7 transfer details and transaction codes). The specification shows no shape.",
  input: z.object({ ...whichTransactions, ...pages }),
  output: pageOf(records.transaction),
  errors: sessionErrors,
});

export const transactionSummary = endpoint({
  method: "GET",
  path: "/api/records/transactions/summary",
  auth: "session",
  description:
    "The sums over all transactions that `transactions` lists with the same filter, not over one page. The specification does not show the call.",
  input: z.object(whichTransactions),
  output: records.transactionSummary,
  errors: sessionErrors,
});

const fundTransactions = {
  module: z.literal("FUNDTRANS3").default("FUNDTRANS3").describe("The module id (account §3, games §3)."),
  ...records.periodInput,
};

export const depositRecords = endpoint({
  method: "GET",
  path: "/api/records/deposits",
  auth: "session",
  description:
    "The deposits that the member requested in a period, the latest first, page by page (games §2 deposit record, §7 deposit records). The specification shows no shape.",
  input: z.object({
    ...fundTransactions,
    status: records.depositStatus.optional().describe("Only deposits with this status; absent: all."),
    ...pages,
    language,
  }),
  output: pageOf(records.depositRecord),
  errors: sessionErrors,
});

export const withdrawalRecords = endpoint({
  method: "GET",
  path: "/api/records/withdrawals",
  auth: "session",
  description:
    "The withdrawals that the member requested in a period, the latest first, page by page (games §2 withdrawal report, §7 withdraw report). The specification shows no shape.",
  input: z.object({
    ...fundTransactions,
    status: records.withdrawalStatus.optional().describe("Only withdrawals with this status; absent: all."),
    id: z.string().min(1).max(60).optional().describe("Only this one; absent: all."),
    ...pages,
    language,
  }),
  output: pageOf(records.withdrawalRecord),
  errors: sessionErrors,
});
