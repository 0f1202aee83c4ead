import { z } from "zod";
import { fieldMeta, identifying } from "./field-meta.ts";
import { teamMemberType } from "./team.ts";
import { rate, timestamp } from "./values.ts";

/** Whether a user name can be had (games §7: username check). Its shape is ours. */
export const userNameCheck = z.object({
  state: z
    .enum(["free", "taken", "invalid"])
    .describe("free: an account can be opened with it. taken: somebody has it. invalid: no account has such a name.")
    .register(fieldMeta, { tones: { free: "good", taken: "bad", invalid: "bad" } }),
});

/** A link by which members join an agent's team (games §7: affiliate URLs, registration link). Its shape is ours. */
export const agentLink = z.object({
  code: identifying(z.string().min(1).max(64).describe("The code on the link, as it is typed.")),
  name: z.string().max(40).describe("What the agent calls it."),
  type: teamMemberType.describe("What those who register by it become."),
  link: z.string().max(400).describe("The address that opens the registration with the code filled in."),
  came: z.int().min(0).describe("How many have registered by it."),
  lowest: rate.describe("The lowest rebate of a category that they get, in percent."),
  highest: rate.describe("The highest rebate of a category that they get, in percent."),
  createdAt: timestamp.describe("When it was created."),
});
export type AgentLink = z.infer<typeof agentLink>;
