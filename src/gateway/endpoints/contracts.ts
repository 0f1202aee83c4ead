import { z } from "zod";
import {
  contractCycle,
  contractKind,
  contractProposal,
  contractRecord,
  contractTerms as terms,
  contractTier,
  salaryKind,
} from "../contracts.ts";
import { endpoint } from "../endpoint.ts";
import { language, money } from "../values.ts";
import { ledgerCalls, transferCalls } from "./ledger-calls.ts";

/** Members of type 4, 40, 41 and 42 have no contracts (games §6). */
const errors = ["session.missing", "session.expired", "contract.closed"] as const;
/** What an answer changes, whichever contract it is about. */
const changes = [
  "contractCheck",
  "dailyContractRequest",
  "contractDividendRequest",
  "hourlyContractRequest",
  "contractTiers",
  "contractTerms",
  "contractHistory",
  "salaryRecords",
  "dividendInfo",
  "dividendHistory",
] as const;

const request = {
  method: "GET",
  auth: "session",
  input: z.object({}),
  output: z.array(contractProposal),
  errors,
} as const;
const proposal = "that waits for an answer, as a list of one or none. Its shape is ours.";

/** The answer to a proposal. */
const processed = {
  auth: "session",
  input: z.object({
    id: z.string().min(1).max(20).describe("The proposal that the member has read."),
    accept: z.coerce.number().int().min(0).max(1).describe("1: agree to the proposal. 0: decline it."),
  }),
  output: z.object({ agreed: z.boolean().describe("Whether the contract applies from now on.") }),
  errors: [...errors, "request.unknown", "contract.over"],
} as const;
const once =
  "The same answer again changes nothing and is answered as before, because it may be a repetition. contract.over: the proposal was answered otherwise, withdrawn or replaced meanwhile. A contract applies to the whole cycle in which it is accepted, and stays until another one is accepted.";

export const dailyContractRequest = endpoint({
  ...request,
  path: "/api/agent/contracts/daily-salary",
  description: `The proposal for a daily salary (games §7 daily contract request) ${proposal}`,
});

export const contractDividendRequest = endpoint({
  ...request,
  path: "/api/agent/contracts/dividend",
  description: `The proposal for a dividend (games §7 contract dividend request) ${proposal}`,
});

export const hourlyContractRequest = endpoint({
  ...request,
  path: "/api/agent/contracts/hourly-salary",
  description: `The proposal for an hourly salary (games §7 knows the family by name) ${proposal}`,
});

export const processDailySalary = endpoint({
  method: "GET",
  path: "/api/agent/contracts/daily-salary/process",
  changes: [...changes],
  description: `Answers the proposal for a daily salary (games §7: a GET). ${once}`,
  ...processed,
});

export const processDividend = endpoint({
  method: "POST",
  path: "/api/agent/contracts/dividend/process",
  idempotent: true,
  changes: [...changes],
  description: `Answers the proposal for a dividend. ${once} The specification does not show the call.`,
  ...processed,
});

export const processHourlySalary = endpoint({
  method: "POST",
  path: "/api/agent/contracts/hourly-salary/process",
  idempotent: true,
  changes: [...changes],
  description: `Answers the proposal for an hourly salary (games §7: a POST). ${once}`,
  ...processed,
});

export const contractTerms = endpoint({
  method: "GET",
  path: "/api/agent/contracts/terms",
  auth: "session",
  description:
    "The contract of a kind that is in force, what the cycle that runs has reached, the tier that applies and what the next one needs (games §7: current daily salary, contract daily salary info, hourly salary). Our shape.",
  input: z.object({ contract: contractKind }),
  output: terms,
  errors,
});

export const contractTiers = endpoint({
  method: "GET",
  path: "/api/agent/contracts/tiers",
  auth: "session",
  description: "The tiers of a contract, the lowest first; none where none is in force. Our shape.",
  input: z.object({
    contract: contractKind,
    id: z.string().min(1).max(20).optional().describe("A contract of this kind by its id; absent: the one in force."),
  }),
  output: z.array(contractTier),
  errors: [...errors, "request.unknown"],
});

export const contractHistory = endpoint({
  method: "GET",
  path: "/api/agent/contracts/history",
  auth: "session",
  description: "Every contract of a kind that was ever proposed to the member, the latest first. Our shape.",
  input: z.object({ contract: contractKind }),
  output: z.array(contractRecord),
  errors,
});

export const salaryRecords = endpoint({
  method: "GET",
  path: "/api/agent/salary",
  auth: "session",
  description:
    "What a salary brings by day or by hour, the latest first: the one that runs, those whose money can be had (the last seven days, the last 24 hours), and what was paid (games §7: daily salary query). Our shape.",
  input: z.object({ contract: salaryKind, language }),
  output: z.array(contractCycle),
  errors,
});

export const applySalary = endpoint({
  method: "POST",
  path: "/api/agent/salary/apply",
  auth: "session",
  idempotent: true,
  movesMoney: "received",
  changes: ["salaryRecords", ...ledgerCalls, ...transferCalls],
  description:
    "Asks for the salary of a day or an hour: it is paid into the member's wallet, once, however often and on however many phones it is asked for (games §7: daily salary apply). activity.closed: it has not ended, has an open bet, or brings nothing. request.unknown: nothing is listed by this id, or no more. Our shape.",
  input: z.object({ contract: salaryKind, id: z.string().min(1).max(20).describe("The day or hour, by its id.") }),
  output: z.object({ amount: money.describe("What was paid.") }),
  errors: [...errors, "request.unknown", "activity.closed"],
});

export const dividendInfo = endpoint({
  method: "GET",
  path: "/api/agent/dividend",
  auth: "session",
  description:
    "What the calendar month of the merchant that runs brings as a dividend so far (games §7: dividend current and info). Our shape.",
  input: z.object({ language }),
  output: contractCycle,
  errors,
});

export const dividendHistory = endpoint({
  method: "GET",
  path: "/api/agent/dividend/history",
  auth: "session",
  description:
    "The months before, the latest first, from the one in which the first contract was accepted, at most 24 (games §7: dividend history). Our shape.",
  input: z.object({ language }),
  output: z.array(contractCycle),
  errors,
});

export const payoutDividend = endpoint({
  method: "POST",
  path: "/api/agent/dividend/payout",
  auth: "session",
  idempotent: true,
  movesMoney: "received",
  changes: ["dividendInfo", "dividendHistory", ...ledgerCalls, ...transferCalls],
  description:
    "Pays the dividend of a month into the member's wallet, once, however often and on however many phones it is asked for (games §7: dividend payout). activity.closed: the month has an open bet or brings nothing. Our shape.",
  input: z.object({ id: z.string().min(1).max(20).describe("The month, by its id.") }),
  output: z.object({ amount: money.describe("What was paid.") }),
  errors: [...errors, "request.unknown", "activity.closed"],
});
