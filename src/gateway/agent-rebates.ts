import { z } from "zod";
import { describedFields } from "./described.ts";
import { gameCategory } from "./entities.ts";
import { fieldMeta, identifying } from "./field-meta.ts";
import { teamMemberType } from "./team.ts";
import { day, money, rate, timestamp } from "./values.ts";

/** What is set today counts from the merchant's next day: of a day all bets have one rate. */
const next = rate
  .nullable()
  .describe("The rate from the merchant's next day on, in percent; null: it stays what it is today.");

/** An agent's own rebate of a category, which is what the agent may give on (games §7). Its shape is ours. */
export const rebateQuota = z.object({
  gameType: identifying(gameCategory.describe("The category of games.")),
  rate: rate.describe("The agent's own rebate today, in percent of what is staked."),
  next,
  given: rate.describe("The highest rebate that somebody directly below has, in percent."),
});

/** The rebate that somebody of an agent's team has of a category (games §7: downline rebates). Its shape is ours. */
export const downlineRebate = z.object({
  gameType: identifying(gameCategory.describe("The category of games.")),
  rate: rate.describe("The rebate today, in percent of what is staked."),
  next,
});

/** Somebody directly below an agent, with the span of the rebates they have from the next day on. */
export const rebateDownline = z.object({
  id: z.string().describe("Names the member, also to customer service."),
  userName: z.string().describe("The name by which agents know their members."),
  type: teamMemberType,
  lowest: rate.describe("The lowest rebate of a category, in percent."),
  highest: rate.describe("The highest rebate of a category, in percent."),
});

/** What a form for rebates asks for: a field for each category, with the rates that are allowed. */
export const rebateForm = z.object({
  fields: describedFields.describe(
    "A field of the kind select for each category: the rates from the least to the most that is allowed.",
  ),
  from: day.describe("The first day on which rates count that are set now."),
});

export const incomeState = z
  .enum(["estimate", "final"])
  .describe(
    "estimate: of a day that is not over, or with bets that are not decided. final: it stays as it is, and can be taken.",
  )
  .register(fieldMeta, { tones: { estimate: "waiting", final: "good" } });

const earned = {
  turnover: money.describe("What was staked on bets that are decided."),
  amount: money.describe("What the agent earns by it."),
};
/** What an agent earns by those directly below and everybody below them (games §2: agent rebate income). Its shape is ours. */
export const teamRebate = z.object({
  id: z.string().describe("Names the row among those of the same kind: a member's id, a category or a day."),
  userName: z.string().nullable().describe("Who is directly below the agent, in rows by source; null in others."),
  gameType: gameCategory.nullable().describe("The category, in rows by category; null in others."),
  day: day.nullable().describe("The day, in rows by day; null in others."),
  ...earned,
  rate: rate.describe("What it came to, in percent of the turnover: the agent's rates less those of who is below."),
  state: incomeState,
});
export type TeamRebate = z.infer<typeof teamRebate>;

/** The sums over all rows of a period. */
export const teamRebateSummary = z.object({
  ...earned,
  final: money.describe("The part of it that is final."),
  estimate: money.describe("The part of it that may still change."),
});

/** The income that an agent can take now: of days that are final and were not taken. */
export const teamRebatesDue = z.object({
  amount: money.describe("What can be taken."),
  days: z.int().min(0).describe("Of how many days it is."),
  since: day.describe("The first day that counts: what is older is not counted any more."),
  takenAt: timestamp.nullable().describe("When income was taken last; null: never."),
});
