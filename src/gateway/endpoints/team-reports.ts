import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { numberedPages, pageOf } from "../pages.ts";
import * as records from "../records.ts";
import * as reports from "../team-reports.ts";
import { parentId, teamErrors } from "./agent.ts";

export const reach = z
  .enum(["team", "own", "all"])
  .default("team")
  .describe("team: everybody below, on every level. own: only this person. all: both together.");

const whose = { parentId, reach };

export const teamReport = endpoint({
  method: "GET",
  path: "/api/agent/team/report",
  auth: "session",
  description:
    "The figures of somebody in the agent's own team in a period of the merchant's days, and those of the period before over equal elapsed time: while the last day is not over, the last day before counts up to the same time of day only (games §2 team overview, §7 team KPI A). What somebody did before a move stays with the team of that day.",
  input: z.object({ ...whose, ...records.periodInput }),
  output: reports.teamReport,
  errors: [...teamErrors, "request.invalid"],
});

export const teamResults = endpoint({
  method: "GET",
  path: "/api/agent/team/results",
  auth: "session",
  description:
    "The result of each day of a period, days on which nothing happened included; their sums are teamReport (games §2 team profit and loss, §7 team KPI B).",
  input: z.object({
    ...whose,
    ...records.periodInput,
    sort: z
      .enum(["latest", "earliest"])
      .default("latest")
      .describe("Which day comes first: a list begins with the latest, a chart with the earliest."),
  }),
  output: z.array(reports.teamResult),
  errors: [...teamErrors, "request.invalid"],
});

const whichBets = {
  ...whose,
  kind: records.betKind.optional().describe("Only bets of this kind; absent: all."),
  status: records.betStatus.optional().describe("Only bets with this status; absent: all."),
  vendor: z.string().min(1).max(40).optional().describe("Only bets on games of this vendor's code; absent: all."),
  hour: z
    .string()
    .min(1)
    .max(20)
    .optional()
    .describe(
      "Instead of a period: only bets that were placed in this hour of UTC, as an hourly salary names it, for example 2026-03-14T05Z. What is no hour, or has not begun, is request.invalid.",
    ),
  ...records.periodInput,
};

export const teamBets = endpoint({
  method: "GET",
  path: "/api/agent/team/bets",
  auth: "session",
  description:
    "The bets of somebody in the agent's own team that were placed in a period, page by page, the latest first unless another order is asked for (games §2 team betting, §7 team KPI C).",
  input: z.object({ ...whichBets, order: records.betOrder, ...numberedPages(25) }),
  output: pageOf(reports.teamBet),
  errors: [...teamErrors, "request.invalid"],
});

export const teamBetSummary = endpoint({
  method: "GET",
  path: "/api/agent/team/bets/summary",
  auth: "session",
  description: "The sums over all bets that teamBets lists with the same filter, not over one page.",
  input: z.object(whichBets),
  output: reports.teamBetSummary,
  errors: [...teamErrors, "request.invalid"],
});

const whichTransactions = {
  ...whose,
  kind: records.transactionKind.optional().describe("Only transactions of this kind; absent: all."),
  ...records.periodInput,
};

export const teamTransactions = endpoint({
  method: "GET",
  path: "/api/agent/team/transactions",
  auth: "session",
  description:
    "What changed the merchant's wallets of somebody in the agent's own team in a period, the latest first, page by page: what a line of the team's result is made of.",
  input: z.object({ ...whichTransactions, ...numberedPages(25) }),
  output: pageOf(reports.teamTransaction),
  errors: [...teamErrors, "request.invalid"],
});

export const teamTransactionSummary = endpoint({
  method: "GET",
  path: "/api/agent/team/transactions/summary",
  auth: "session",
  description: "The sums over all transactions that teamTransactions lists with the same filter, not over one page.",
  input: z.object(whichTransactions),
  output: records.transactionSummary,
  errors: [...teamErrors, "request.invalid"],
});

export const agentHome = endpoint({
  method: "GET",
  path: "/api/agent/home",
  auth: "session",
  description:
    "What the agents' home greets with, by the merchant's clock (games §2, §9). The specification names no call.",
  input: z.object({}),
  output: reports.agentHome,
  errors: ["session.missing", "session.expired", "agent.only"],
});
