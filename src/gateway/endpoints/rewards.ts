import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import {
  ranked,
  rebateDue,
  rebatesDue as due,
  reward,
  rewardGroup,
  rewardKind,
  vipLevel,
  vipMonth,
  vipStanding as standing,
} from "../rewards.ts";
import { language, money } from "../values.ts";
import { ledgerCalls, rewardCalls, transferCalls } from "./ledger-calls.ts";

const sessionErrors = ["session.missing", "session.expired", "trial.rejected"] as const;

export const rewards = endpoint({
  method: "GET",
  path: "/api/rewards",
  auth: "session",
  description:
    "What the member can claim, what is under way, and what is over, all kinds together: what can be claimed first, then what ends first (games §2 reward centre and mission activity, §7 available promotions). What is over is listed for 30 days. The specification shows no shape.",
  input: z.object({
    group: rewardGroup.optional().describe("Only these; absent: all."),
    kind: rewardKind.optional().describe("Only rewards of this kind; absent: all."),
    every: z.enum(["day", "week"]).optional().describe("Only missions of a day or of a week; absent: all."),
    language,
  }),
  output: z.array(reward),
  errors: sessionErrors,
});

export const claimReward = endpoint({
  method: "POST",
  path: "/api/rewards/claim",
  auth: "session",
  idempotent: true,
  movesMoney: "received",
  changes: [...rewardCalls, "missionRanking", "activity", "activities", ...ledgerCalls, ...transferCalls],
  description:
    "Claim a reward: it is paid into the member's wallet, once, however often and on however many phones it is claimed (games §4). Nothing changes for a member who has claimed it already. activity.closed: it cannot be claimed, not yet or no longer. player.excluded: who has excluded themselves claims nothing. The specification does not show the call.",
  input: z.object({ id: z.string().min(1).max(80).describe("The reward.") }),
  output: z.object({ amount: money.describe("What was paid.") }),
  errors: [...sessionErrors, "request.unknown", "activity.closed", "player.excluded"],
});

export const missionRanking = endpoint({
  method: "GET",
  path: "/api/missions/ranking",
  auth: "session",
  description:
    "The members with the most points from missions in this week, at most twenty, and the caller wherever they are (games §2 mission activity). The specification does not show the call.",
  input: z.object({}),
  output: z.array(ranked),
  errors: sessionErrors,
});

export const vipStanding = endpoint({
  method: "GET",
  path: "/api/vip",
  auth: "session",
  description:
    "The member's VIP level, what is missing for the next one, and what happens when the month ends (account §7 member club benefit, games §2). The specification shows no shape.",
  input: z.object({}),
  output: standing,
  errors: sessionErrors,
});

export const vipLevels = endpoint({
  method: "GET",
  path: "/api/vip/levels",
  auth: "session",
  description: "The VIP levels, the lowest first. The specification does not show the call.",
  input: z.object({}),
  output: z.array(vipLevel),
  errors: sessionErrors,
});

export const vipHistory = endpoint({
  method: "GET",
  path: "/api/vip/history",
  auth: "session",
  description:
    "What the last twelve months brought the member, the latest first, from the first in which something was staked on; the month that runs is left out. The specification does not show the call.",
  input: z.object({ language }),
  output: z.array(vipMonth),
  errors: sessionErrors,
});

export const rebateShares = endpoint({
  method: "GET",
  path: "/api/rebates/shares",
  auth: "session",
  description:
    "The rebates that can be taken now, by category of games, the highest first (games §2 manual rebate). The specification shows no shape.",
  input: z.object({}),
  output: z.array(rebateDue),
  errors: sessionErrors,
});

export const rebatesDue = endpoint({
  method: "GET",
  path: "/api/rebates/due",
  auth: "session",
  description: "The sums over what rebateShares lists. The specification does not show the call.",
  input: z.object({}),
  output: due,
  errors: sessionErrors,
});

export const takeRebates = endpoint({
  method: "POST",
  path: "/api/rebates/take",
  auth: "session",
  idempotent: true,
  movesMoney: "received",
  changes: ["rebateShares", "rebatesDue", ...ledgerCalls, ...transferCalls],
  description:
    "Take all rebates that can be taken now: they are paid into the member's wallet, and each stake counts once. activity.closed: there is nothing to take. The specification does not show the call.",
  input: z.object({}),
  output: z.object({ amount: money.describe("What was paid.") }),
  errors: [...sessionErrors, "activity.closed"],
});
