import { z } from "zod";
import { activityStatus, gameCategory } from "./entities.ts";
import { fieldMeta, identifying } from "./field-meta.ts";
import { day, money, rate, timestamp } from "./values.ts";

export const rewardKind = z
  .enum(["promotion", "deposit", "mission", "benefit"])
  .describe(
    "promotion: what an activity pays. deposit: what is added to a deposit that is made with it. mission: what playing brings. benefit: what a VIP level brings.",
  );
export type RewardKind = z.infer<typeof rewardKind>;

export const rewardGroup = z
  .enum(["open", "running", "over"])
  .describe(
    "open: what can be claimed or taken now. running: what is under way or still to come. over: what has been claimed or has ended.",
  );
export type RewardGroup = z.infer<typeof rewardGroup>;

/** What a member can get, gets, or has got (games §2: reward centre). The specification does not show its shape. */
export const reward = z.object({
  id: z.string().describe("Names the reward, and the period that it is for: each is paid once."),
  kind: rewardKind,
  title: z.string(),
  terms: z.string().describe("A sentence on what it is for; empty: the title says it."),
  status: activityStatus,
  amount: money.nullable().describe("What is paid when it is claimed; null: it depends on the deposit."),
  points: z
    .int()
    .min(0)
    .nullable()
    .describe("What it counts in the ranking of missions once it is claimed; null for others."),
  progress: rate.nullable().describe("How much of it is done, up to 100.0; null: there is nothing to do for it."),
  played: money.nullable().describe("The money that counts for it so far; null where none is asked for."),
  goal: money.nullable().describe("The money that it asks for; null where none is."),
  times: z.int().min(0).nullable().describe("How often what it asks for was done so far; null where none is counted."),
  timesGoal: z.int().min(1).nullable().describe("How often it asks for that; null where none is counted."),
  endsAt: timestamp.nullable().describe("Until when it can be reached and claimed; null: it has no end."),
  claimedAt: timestamp.nullable().describe("When it was claimed; null: it was not, or this is not known."),
  activity: z.string().nullable().describe("The activity that it belongs to, by its id; null for others."),
  offer: z.string().nullable().describe("What a deposit names to be made with it; null for what is claimed."),
});
export type Reward = z.infer<typeof reward>;

/** A member's place in the ranking of a week (games §2: mission activity). */
export const ranked = z.object({
  id: z.string().describe("Names the row: its number in the ranking."),
  place: z.int().min(1).describe("The place; members with the same points share it."),
  account: z.string().describe("The member, masked."),
  points: z.int().min(1).describe("The points of the missions that they have claimed in the week."),
  own: z.boolean().describe("Whether this is the caller."),
});
export type Ranked = z.infer<typeof ranked>;

const vipLabel = z.string().describe("The name of a level, as the platform calls it.");

/** Where a member is among the VIP levels (account §7 club benefit, games §2 VIP benefits). The specification shows no shape. */
export const vipStanding = z.object({
  level: vipLabel.nullable().describe("The level now; null: none yet."),
  played: money.describe("What the member has staked in the period that runs now."),
  next: vipLabel.nullable().describe("The next higher level; null: there is none."),
  toNext: money.nullable().describe("What is still to be staked in the period to reach it; null: there is none."),
  progress: rate
    .nullable()
    .describe("How much of what the next level needs is staked, up to 100.0; null: there is none."),
  toKeep: money
    .nullable()
    .describe("What is still to be staked in the period to keep the level; null without a level."),
  periodEnds: timestamp.describe("When the period ends: with the month."),
  outcome: z
    .enum(["kept", "lost", "none"])
    .describe(
      "What happens then as it is now. kept: the level stays. lost: the member is one level lower. none: there is no level to lose.",
    )
    .register(fieldMeta, { tones: { kept: "good", lost: "waiting", none: "quiet" } }),
});

/** A VIP level. */
export const vipLevel = z.object({
  level: identifying(vipLabel),
  needs: money.describe("What is to be staked in a month to reach it."),
  keeps: money.describe("What is to be staked in a month to keep it."),
  gift: money.describe("What is paid once for reaching it."),
  weekly: money.describe("What can be claimed each week."),
  own: z.boolean().describe("Whether it is the member's level."),
});

/** What a month brought a member among the VIP levels. */
export const vipMonth = z.object({
  month: identifying(day.describe("The first day of the month.")),
  title: z.string().describe("The month with its year, in the language of the call."),
  played: money.describe("What was staked in it."),
  level: vipLabel.nullable().describe("The level at its end; null: none."),
  change: z
    .enum(["up", "kept", "down", "none"])
    .describe("up: a higher level than before. kept: the same. down: a lower one. none: no level before and after.")
    .register(fieldMeta, { tones: { up: "good", kept: "quiet", down: "bad", none: "quiet" } }),
});
export type VipMonth = z.infer<typeof vipMonth>;

/** A rebate that a member can take now (games §2: manual rebate). The specification does not show its shape. */
export const rebateDue = z.object({
  gameType: identifying(gameCategory),
  turnover: money.describe("The stakes that count: those of settled bets for which no rebate was taken yet."),
  rate: rate.describe("The rebate in percent of the turnover."),
  amount: money.describe("The rebate."),
});

/** The rebates that a member can take now, together. */
export const rebatesDue = z.object({
  turnover: money.describe("The stakes that count, of all categories."),
  amount: money.describe("What is paid when they are taken."),
  since: day.describe("The first day whose bets count: what is older can no longer be taken."),
  takenAt: timestamp.nullable().describe("When rebates were taken last; null: never."),
});
