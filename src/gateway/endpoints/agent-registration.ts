import { z } from "zod";
import { idempotencyKey, password, typed } from "../account-fields.ts";
import { agentLink, userNameCheck } from "../agent-registration.ts";
import { describedValues } from "../described.ts";
import { endpoint } from "../endpoint.ts";
import { teamMemberType } from "../team.ts";

const agentErrors = ["session.missing", "session.expired", "agent.only"] as const;
const module = z.literal("REG3").default("REG3").describe("The module id (account §3).");
const type = teamMemberType
  .default("member")
  .describe("agent: one with the rights of the agent who opens it. member: a player, also when it is absent.");
const rates = describedValues
  .default({})
  .describe(
    "The rates in percent by category, as rebateForms describes them; what is left out is what every member has.",
  );
const refusals = ["rebate.high", "rebate.low", "field.invalid"] as const;
/** The address of the site, which links lead to. */
const address = z
  .url({ protocol: /^https?$/ })
  .max(300)
  .describe("The address of the site, as somebody else opens it: links lead to its registration.");

export const checkUserName = endpoint({
  method: "GET",
  path: "/api/agent/register/username",
  auth: "session",
  description:
    "Whether an account can be opened with a user name, by the rules of registration (games §7 username check). The specification shows no shape.",
  input: z.object({ module, username: typed }),
  output: userNameCheck,
  errors: agentErrors,
});

export const openAccount = endpoint({
  method: "PUT",
  path: "/api/agent/register",
  auth: "session",
  encrypted: true,
  idempotencyKey: "idempotencyKey",
  changes: ["teamMembers", "teamKpi", "teamReport", "rebateDownlines", "rebateQuotas", "checkUserName"],
  description:
    "Open an account directly below the agent (games §2 open account, §7 agent registration). It can sign in at once, and its rebates count from the merchant's next day on. The same key opens one account. rebate.high: more than the agent has. Failures about a field name it. The specification shows no payload.",
  input: z.object({ module, username: typed, password, type, rates, idempotencyKey }),
  output: z.object({
    id: z.string().describe("Names the new member."),
    userName: z.string().describe("The name with which the account signs in."),
  }),
  errors: [...agentErrors, ...refusals, "password.common", "name.taken", "encryption.invalid"],
});

export const agentLinks = endpoint({
  method: "GET",
  path: "/api/agent/register/links",
  auth: "session",
  description:
    "The agent's links for registration, the newest first (games §7: affiliate URLs, view). The specification shows no shape.",
  input: z.object({ module, address }),
  output: z.array(agentLink),
  errors: agentErrors,
});

export const createAgentLink = endpoint({
  method: "POST",
  path: "/api/agent/register/links",
  auth: "session",
  idempotencyKey: "idempotencyKey",
  changes: ["agentLinks"],
  description:
    "Create a link by which members join directly below the agent (games §7: affiliate URLs, create; registration link). They get its type and its rebates, but never more than the agent has when they register. affiliate.full: the agent has 10. field.invalid: the name is empty, or that of another one. The specification shows no shape.",
  input: z.object({
    module,
    name: z.string().max(40).describe("What the agent calls it; spaces around it do not count."),
    type,
    rates,
    idempotencyKey,
  }),
  output: z.object({ code: agentLink.shape.code }),
  errors: [...agentErrors, ...refusals, "affiliate.full"],
});

export const removeAgentLink = endpoint({
  method: "POST",
  path: "/api/agent/register/links/remove",
  auth: "session",
  idempotent: true,
  changes: ["agentLinks"],
  description:
    "Remove a link (games §7: affiliate URLs, delete): nobody registers by it any more, who has the page open included, and nobody else gets its code. Who came by it stays. Nothing changes where it is removed already. The specification shows no shape.",
  input: z.object({ module, code: agentLink.shape.code }),
  output: z.object({ removed: z.literal(true) }),
  errors: [...agentErrors, "request.unknown"],
});
