import { z } from "zod";
import { fieldMeta } from "./field-meta.ts";
import { balance, timestamp } from "./values.ts";

export const teamMemberType = z
  .enum(["agent", "member"])
  .describe("agent: has a team and earns by it. member: plays; others may have joined by this member all the same.")
  .register(fieldMeta, { tones: { agent: "good", member: "quiet" } });
export const teamMemberStatus = z
  .enum(["active", "disabled"])
  .describe("active: may sign in. disabled: by the merchant, or closed by the member.")
  .register(fieldMeta, { tones: { active: "good", disabled: "bad" } });

/** Somebody of an agent's team (games §2: team management). The specification does not show its shape. */
export const teamMember = z.object({
  id: z.string().describe("Names the member, also to customer service."),
  userName: z
    .string()
    .describe("The name by which agents know their members. Not masked: an agent could not tell them apart otherwise."),
  type: teamMemberType,
  status: teamMemberStatus,
  path: z
    .string()
    .nullable()
    .describe(
      'The user names between the opened entry and this one, from above: "nena › tito". Null where nobody is between.',
    ),
  members: z.int().min(0).describe("How many members are directly below."),
  balance: balance.describe("The member's money over all wallets."),
  joinedAt: timestamp.describe("When the member registered."),
  lastLoginAt: timestamp.nullable().describe("When the member last signed in; null: never."),
});
export type TeamMember = z.infer<typeof teamMember>;
