import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { fieldMeta } from "../field-meta.ts";
import { numberedPages, pageOf } from "../pages.ts";
import { FIRST_DAY, MOST_DAYS, periodInput } from "../records.ts";
import { teamMember } from "../team.ts";
import { teamCounters, teamEntry } from "../team-reports.ts";
import { day } from "../values.ts";

/**
 * An upline's proposal, under the platform's own name for it, which the specification does not show; null: no proposal
 * waits for an answer.
 */
const proposal = z.string().min(1).nullable();

export const contractCheck = endpoint({
  method: "GET",
  path: "/api/agent/contract-check",
  auth: "session",
  description:
    "The contracts that wait for the member's answer (games §4, §7 contract dividend check). Members of type 4, 40, 41 and 42 have no contracts.",
  input: z.object({}),
  output: z.object({
    dailysalreqtype: proposal.describe("The upline's proposal for a daily salary; null: none waits for an answer."),
    divtypecompperiodreq: proposal.describe("The upline's proposal for a dividend; null: none waits for an answer."),
    contracthoursalreq: proposal.describe(
      "The upline's proposal for an hourly salary; null: none waits for an answer.",
    ),
  }),
  errors: ["session.missing", "session.expired"],
});

/** Whose team, or who of it, a call is about. */
export const parentId = z
  .string()
  .min(1)
  .max(60)
  .optional()
  .describe("The id of somebody in the agent's team, on any level; absent: the agent.");
export const teamErrors = ["session.missing", "session.expired", "agent.only", "request.unknown"] as const;

export const teamMembers = endpoint({
  method: "GET",
  path: "/api/agent/team",
  auth: "session",
  description:
    "Who is directly below somebody of the agent's own team, and with `search` or `activity` those who match on every level below, who joined last first, page by page, with the figures of a period (games §2 team management). Figures are of the days on which they were there. Somebody outside of it is request.unknown, as nobody is. The specification names the downline calls and shows none (games §7): method, parameters and answer are our choice.",
  input: z.object({
    module: z.literal("AGEDOWNMAN3").default("AGEDOWNMAN3").describe("The module id (account §3, games §3)."),
    parentId,
    search: z
      .string()
      .min(1)
      .max(40)
      .optional()
      .describe("Only those whose user name contains this, on every level below."),
    activity: z
      .enum(["registered", "signedIn", "betting", "online"])
      .optional()
      .describe(
        "Only those whom a figure of the team counts, on every level below. registered, signedIn, betting: who did so in the period, as far as they are still in the agent's team. online: who uses the site now.",
      ),
    reach: z
      .enum(["own", "all"])
      .default("all")
      .describe("Whose figures each entry has. own: the member's. all: with those of everybody below."),
    ...periodInput,
    ...numberedPages(25),
  }),
  tree: { parent: "parentId", key: "id", path: "teamPath", count: "members", search: "search", between: "path" },
  output: pageOf(teamEntry),
  errors: [...teamErrors, "request.invalid"],
});

export const teamPath = endpoint({
  method: "GET",
  path: "/api/agent/team/path",
  auth: "session",
  description:
    "The way from the agent down to somebody of the agent's own team, both included, for the path above a list of teamMembers. A call of its own, because pages of a list would repeat it. Our choice: the specification shows no downline call (games §7).",
  input: z.object({ parentId }),
  output: z.array(teamMember).min(1),
  errors: teamErrors,
});

export const teamKpi = endpoint({
  method: "GET",
  path: "/api/agent/team/kpi",
  auth: "session",
  description:
    "Figures of the agent's whole team, on every level below, for days of the merchant (games §3, §7: team KPI, whose value.footer has the counters). The site asks for today. The agent is not of the team.",
  input: z.object({
    module: z.literal("AGEINFO3").default("AGEINFO3").describe("The module id (account §3, games §3)."),
    startDate: day
      .describe("The first day, YYYY-MM-DD.")
      .register(fieldMeta, { period: { most: MOST_DAYS, since: FIRST_DAY } }),
    endDate: day
      .describe("The last day, YYYY-MM-DD. With the first at most 92 days, none of them in the future.")
      .register(fieldMeta, { lastDay: true }),
    size: z.coerce
      .number()
      .int()
      .min(0)
      .max(0)
      .default(0)
      .describe("Always 0: the footer alone. The members themselves are in teamMembers."),
  }),
  output: z.object({
    footer: teamCounters,
  }),
  errors: ["session.missing", "session.expired", "agent.only", "request.invalid"],
});
