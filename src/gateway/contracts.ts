import { z } from "zod";
import { fieldMeta } from "./field-meta.ts";
import { money, rate, timestamp } from "./values.ts";

/** The contracts of agents (games §2, §4, §7). The specification names them and their calls, and shows no shape. */
export const contractKind = z
  .enum(["daily-salary", "dividend", "hourly-salary"])
  .describe("daily-salary and hourly-salary: paid for what the team stakes. dividend: paid for what the team loses.");
export type ContractKind = z.infer<typeof contractKind>;
export const salaryKind = contractKind.exclude(["dividend"]).describe("Which salary.");

/** What is the same in all contracts of a kind. */
const rules = {
  basis: z
    .enum(["stakes", "loss"])
    .describe(
      "What the rate is a share of. stakes: what the whole team below has staked on decided bets. loss: what it has staked on them less what they paid, with what was carried over.",
    ),
  cycle: z
    .enum(["hour", "day", "month"])
    .describe("What is counted together: an hour, or a day or a calendar month of the merchant."),
  carry: z
    .enum(["none", "negative"])
    .describe("negative: what a cycle falls short of zero is taken off the next one. none: nothing is."),
};
const contractId = z.string().nullable().describe("Names the contract; null: there is none.");
const upline = z.string().describe("Who proposed it: the upline's name, masked, or the merchant's.");

/** A contract that waits for an answer. */
export const contractProposal = z.object({
  id: z.string().describe("Names the proposal, also in its answer."),
  ...rules,
  replaces: z.boolean().describe("Whether a contract is in force that it would replace."),
  from: upline,
  proposedAt: timestamp.describe("When it was proposed."),
});
export type ContractProposal = z.infer<typeof contractProposal>;

export const certainty = z
  .enum(["estimate", "final"])
  .describe("estimate: the cycle runs, or a bet that counts is open. final: the figures change no more.")
  .register(fieldMeta, { tones: { estimate: "waiting", final: "good" } });

/** A step of a contract: the highest whose requirements hold applies to all that is reached. */
export const contractTier = z.object({
  id: z.string().describe("Its place, counted from 1."),
  needs: money.describe("What has to be reached in a cycle."),
  active: z.int().min(0).describe("How many members of the team have to bet in the cycle; 0: none."),
  rate: rate.describe("The agent's share of what is reached."),
  standing: z
    .enum(["applies", "next", "other"])
    .describe("applies: to the cycle that runs, as it is now. next: the one after it. other: neither, or not in force.")
    .register(fieldMeta, { tones: { applies: "good", next: "waiting", other: "quiet" } }),
});
export type ContractTier = z.infer<typeof contractTier>;

/** The contract in force, and what the cycle that runs has reached. Without one, only its rules are known. */
export const contractTerms = z.object({
  id: contractId.describe("Names the contract; null: none is in force."),
  ...rules,
  from: upline.nullable(),
  acceptedAt: timestamp.nullable().describe("When the agent accepted it."),
  since: timestamp.nullable().describe("When the first cycle began to which it applies: the one it was accepted in."),
  base: money.describe("What counts so far in the cycle that runs."),
  active: z
    .int()
    .min(0)
    .nullable()
    .describe("How many members of the team have bet in it; null: no tier asks for any."),
  rate: rate.nullable().describe("The rate of the tier that applies; null: none is reached."),
  amount: money.describe("What that would pay."),
  certainty,
  missing: money.nullable().describe("How much more the next tier needs; null: there is none."),
  missingActive: z.int().min(0).nullable().describe("How many more active members it needs; null: there is none."),
  endsAt: timestamp.describe("When the cycle that runs ends."),
  timeZone: z.string().describe("The merchant's time zone, in which its days and months begin and end."),
});
export type ContractTerms = z.infer<typeof contractTerms>;

/** A contract that was ever proposed. */
export const contractRecord = z.object({
  id: z.string().describe("Names the contract."),
  state: z
    .enum(["proposed", "inForce", "declined", "withdrawn", "replaced"])
    .describe(
      "proposed: it waits for an answer. inForce: it was accepted and applies. declined: by the agent. withdrawn: by the upline, before an answer. replaced: another one was accepted.",
    )
    .register(fieldMeta, {
      tones: { proposed: "waiting", inForce: "good", declined: "quiet", withdrawn: "quiet", replaced: "quiet" },
    }),
  from: upline,
  proposedAt: timestamp.describe("When it was proposed."),
  answeredAt: timestamp.nullable().describe("When the agent accepted or declined it; null: they did not."),
  endedAt: timestamp.nullable().describe("When it was replaced or withdrawn; null: it was not."),
});
export type ContractRecord = z.infer<typeof contractRecord>;

/** What a contract brings for an hour, a day or a month. */
export const contractCycle = z.object({
  id: z.string().describe("Names the cycle, also in the request for its money."),
  title: z.string().describe("The cycle in words, in the merchant's time zone and the language of the call."),
  plan: contractId.describe("The contract that applies to it, by its id; null: none was in force."),
  stake: money.describe("What the team has staked on decided bets."),
  openStake: money.describe("What it has staked on bets that are still open: they do not count yet."),
  paid: money.describe("What the decided bets paid."),
  carriedIn: money.describe("What earlier cycles fell short of zero: zero or negative."),
  base: money.describe("What the rate is a share of."),
  active: z.int().min(0).nullable().describe("How many members of the team have bet; null: no tier asks for any."),
  rate: rate.nullable().describe("The rate of the tier that applies; null: none is reached."),
  amount: money.describe("The agent's share."),
  carriedOut: money.describe("What is taken off the next cycle: zero or negative."),
  status: z
    .enum(["running", "open", "due", "paid", "none"])
    .describe(
      "running: it has not ended. open: it has, and a bet that counts is still open. due: its money can be had. paid: it was paid. none: it brings nothing.",
    )
    .register(fieldMeta, {
      tones: { running: "waiting", open: "waiting", due: "good", paid: "quiet", none: "quiet" },
    }),
  certainty,
  paidAt: timestamp.nullable().describe("When it was paid; null: it was not."),
});
export type ContractCycle = z.infer<typeof contractCycle>;
