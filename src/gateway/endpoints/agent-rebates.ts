import { z } from "zod";
import {
  downlineRebate,
  rebateDownline,
  rebateForm,
  rebateQuota,
  teamRebate,
  teamRebatesDue as due,
  teamRebateSummary as summary,
} from "../agent-rebates.ts";
import { describedValues } from "../described.ts";
import { endpoint } from "../endpoint.ts";
import { gameCategory } from "../entities.ts";
import { numberedPages, pageOf } from "../pages.ts";
import { periodInput } from "../records.ts";
import { day, language, money } from "../values.ts";
import { ledgerCalls, transferCalls } from "./ledger-calls.ts";

const agentErrors = ["session.missing", "session.expired", "agent.only"] as const;
const someone = z.string().min(1).max(60);
const strangers = "Somebody outside of the agent's team is request.unknown, as nobody is.";

export const rebateQuotas = endpoint({
  method: "GET",
  path: "/api/agent/rebates/quotas",
  auth: "session",
  description:
    "The agent's own rebates by category, which are the most that the agent may give on (games §2 rebate settings, §7 quotas). The specification shows no shape.",
  input: z.object({}),
  output: z.array(rebateQuota),
  errors: agentErrors,
});

export const rebateDownlines = endpoint({
  method: "GET",
  path: "/api/agent/rebates/downlines",
  auth: "session",
  description:
    "Who is directly below the agent, with the span of their rebates, who joined last first, page by page. Our choice: the specification shows no downline call (games §7).",
  input: z.object({
    search: z.string().min(1).max(40).optional().describe("Only those whose user name contains this."),
    ...numberedPages(25),
  }),
  output: pageOf(rebateDownline),
  errors: agentErrors,
});

export const downlineRebates = endpoint({
  method: "GET",
  path: "/api/agent/rebates/downline",
  auth: "session",
  description: `The rebates of somebody of the agent's team, on any level, by category (games §7 downline rebates). ${strangers}`,
  input: z.object({ id: someone.describe("The member.") }),
  output: z.array(downlineRebate),
  errors: [...agentErrors, "request.unknown"],
});

export const rebateForms = endpoint({
  method: "GET",
  path: "/api/agent/rebates/form",
  auth: "session",
  description:
    "The fields for rebates: of a category each, the rates from the least to the most that the agent may set now, with what is set chosen. Somebody who is not directly below is request.unknown. The specification does not show the call.",
  input: z.object({
    id: someone.optional().describe("Somebody directly below the agent; absent: a new account or a link."),
    language,
  }),
  output: rebateForm,
  errors: [...agentErrors, "request.unknown"],
});

export const updateDownlineRebates = endpoint({
  method: "PUT",
  path: "/api/agent/rebates/downline",
  auth: "session",
  idempotent: true,
  changes: ["rebateQuotas", "rebateDownlines", "downlineRebates", "rebateForms"],
  description:
    "Set the rebates of somebody directly below (games §7 update downline rebates): from the merchant's next day on, so that bets of one day have one rate. What is left out stays. rebate.high: more than the agent has. rebate.low: less than somebody directly below that member has already, or than every member has. field.invalid: no rate. All three name the field, for example rates.rng. Somebody who is not directly below is request.unknown.",
  input: z.object({
    id: someone.describe("The member."),
    rates: describedValues.describe("The rates in percent by category, as rebateForms describes them."),
  }),
  output: z.object({ from: day.describe("The first day on which they count.") }),
  errors: [...agentErrors, "request.unknown", "rebate.high", "rebate.low", "field.invalid"],
});

export const teamRebates = endpoint({
  method: "GET",
  path: "/api/agent/rebates/income",
  auth: "session",
  description:
    "What the agent earns by the team in a period: of each category and day the difference between the agent's rate and that of who is directly below, of what that member and everybody below have staked on decided bets (games §2 agent rebate income). By source and category the highest first, by day the latest; what has no turnover is left out. Bets of the last 31 days count. The specification shows no shape.",
  input: z.object({
    by: z
      .enum(["source", "category", "day"])
      .default("source")
      .describe("What a row is: somebody directly below with everybody below them, a category of games, or a day."),
    sourceId: someone.optional().describe("Only by this member, who is directly below; absent: by all."),
    gameType: gameCategory.optional().describe("Only of this category; absent and HOT: of all."),
    ...periodInput,
    ...numberedPages(25),
  }),
  output: pageOf(teamRebate),
  errors: agentErrors,
});

export const teamRebateSummaries = endpoint({
  method: "GET",
  path: "/api/agent/rebates/income/summary",
  auth: "session",
  description: "The sums over the rows of teamRebates in a period. The specification does not show the call.",
  input: z.object(periodInput),
  output: summary,
  errors: agentErrors,
});

export const teamRebatesDue = endpoint({
  method: "GET",
  path: "/api/agent/rebates/income/due",
  auth: "session",
  description: "What the agent can take of the income by the team now. The specification does not show the call.",
  input: z.object({}),
  output: due,
  errors: agentErrors,
});

export const takeTeamRebates = endpoint({
  method: "POST",
  path: "/api/agent/rebates/income/take",
  auth: "session",
  idempotent: true,
  movesMoney: "received",
  changes: ["teamRebatesDue", ...ledgerCalls, ...transferCalls],
  description:
    "Take the income by the team of all days that are final: it is paid into the agent's wallet, once for each day, however often it is asked for. activity.closed: there is nothing to take. The specification does not show the call.",
  input: z.object({}),
  output: z.object({ amount: money.describe("What was paid.") }),
  errors: [...agentErrors, "activity.closed"],
});
