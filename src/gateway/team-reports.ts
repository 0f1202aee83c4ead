import { z } from "zod";
import { fieldMeta, identifying } from "./field-meta.ts";
import { betRecord, betSummary, transaction } from "./records.ts";
import { teamMember } from "./team.ts";
import { day, money } from "./values.ts";

export const reportState = z
  .enum(["estimate", "final"])
  .describe("estimate: the period is not over, or bets in it are open. final: it no longer changes.")
  .register(fieldMeta, { tones: { estimate: "waiting", final: "good" } });

const counted = z.int().min(0);
const userName = z.string().describe("The name of the member whose it is.");

/** Counters of a team (games §3). */
export const teamCounters = z.object({
  teamLoginMemberCount: counted.describe("Members who signed in on one of these days."),
  teamBetMemberCount: counted.describe("Members who placed a bet with real money on one of these days."),
  teamRegisterMemberCount: counted.describe("Members who registered on one of these days."),
  teamOnlineCount: counted.describe("Members who used the site in the last quarter of an hour, whatever the days."),
});

/** The lines from stakes to the result, in their order: what the members lost to the merchant. */
const result = {
  stake: money.describe("What was staked on bets that are decided."),
  paid: money.describe("What these bets paid."),
  rebates: money.describe("Rebates that members took."),
  promotions: money.describe("Rewards that members took."),
  income: money.describe("What agents in the team earned by their own teams: rebates, salaries and dividends."),
  fees: money.describe("What members paid for deposits and withdrawals."),
  net: money.describe(
    "Stakes and fees less what bets paid, rebates, rewards and what agents earned: what the team lost to the merchant. Negative where the team won.",
  ),
};

/** What a member or a team did in a period (games §2 team overview, §7 team KPI A, B, C). Its shape is ours. */
export const teamReport = z.object({
  userName: z.string().describe("Whose figures they are, or those of whose team."),
  ...result,
  state: reportState,
  timeZone: z.string().describe("The merchant's time zone, in which its days begin and end."),
  openStake: money.describe("What was staked on bets that are still open. It is not in the result."),
  movedStake: money.describe(
    "What of the stakes is of those who were directly below in the period and no longer are: they are not in the list of members.",
  ),
  movedNet: money.describe("What of the result is of them."),
  carried: money
    .nullable()
    .describe(
      "What earlier months fell short of zero, which the dividend's month of the first day begins with: zero or negative. It is not in the result. null: the caller has no dividend for these members in that month.",
    ),
  bets: counted.describe("How many bets are decided."),
  deposits: money.describe("What was deposited."),
  withdrawals: money.describe("What was withdrawn, without what came back."),
  members: counted.describe("Who of them is in the team now."),
  registered: counted.describe("Who of them registered in the period."),
  signedIn: counted.describe("Who of them signed in, each once."),
  betting: counted.describe("Who of them placed a bet, each once."),
  stakeBefore: money.describe("What was staked in the period before."),
  netBefore: money.describe("The result of the period before."),
  depositsBefore: money.describe("What was deposited in the period before."),
  withdrawalsBefore: money.describe("What was withdrawn in the period before."),
  registeredBefore: counted.describe("Who registered in the period before."),
  bettingBefore: counted.describe("Who placed a bet in the period before."),
  betsBefore: counted.describe("How many bets of the period before are decided."),
});

/** The sums over all bets of a filter in a team (games §2 team betting). */
export const teamBetSummary = betSummary.extend({ state: reportState });

/** The result of a day (games §2 team profit and loss). */
export const teamResult = z.object({ day: identifying(day), ...result, state: reportState });

/** Somebody in the list of a team, with figures of a period. */
export const teamEntry = teamMember.extend({
  stake: money.describe("What was staked in the period on bets that are decided."),
  net: money.describe("The result of the period: what was lost to the merchant. Negative where it was won."),
});

/** A bet of somebody in the team (games §2 team betting). */
export const teamBet = betRecord.extend({ userName });

/** What changed the balance of somebody in the team. */
export const teamTransaction = transaction.omit({ balance: true }).extend({ userName });

/** What the agents' home greets with (games §2, §9). Its shape is ours. */
export const agentHome = z.object({
  greeting: z
    .enum(["morning", "noon", "afternoon", "evening"])
    .describe(
      "By the hour in the merchant's time zone. morning: 0 to 10. noon: 11 to 14. afternoon: 15 to 18. evening: after.",
    ),
  userName: z.string().describe("The agent's user name."),
  day: day.describe("The day in the merchant's time zone, which the counters of today are of."),
  timeZone: z.string().describe("The merchant's time zone, for example Asia/Manila."),
});
