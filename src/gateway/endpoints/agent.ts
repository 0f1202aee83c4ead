import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { numberedPages, pageOf } from "../pages.ts";
import { teamMember } from "../team.ts";

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

const parentId = z
  .string()
  .min(1)
  .max(60)
  .optional()
  .describe("The id of somebody in the agent's team, on any level; absent: the agent.");
const teamErrors = ["session.missing", "session.expired", "agent.only", "request.unknown"] as const;

export const teamMembers = endpoint({
  method: "GET",
  path: "/api/agent/team",
  auth: "session",
  description:
    "Who is directly below somebody of the agent's own team, and with `search` those who match on every level below, who joined last first, page by page (games §2 team management). Somebody outside of it is request.unknown, as nobody is. The specification names the downline calls and shows none (games §7): method, parameters and answer are our choice.",
  input: z.object({
    parentId,
    search: z
      .string()
      .min(1)
      .max(40)
      .optional()
      .describe("Only those whose user name contains this, on every level below."),
    ...numberedPages(25),
  }),
  tree: { parent: "parentId", key: "id", path: "teamPath", count: "members", search: "search", between: "path" },
  output: pageOf(teamMember),
  errors: teamErrors,
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
