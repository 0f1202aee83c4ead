import type { LanguageCode } from "#gateway/languages.ts";
import { activityRewards } from "./activity-rewards.ts";
import { benefitRewards } from "./benefit-rewards.ts";
import type { Rewarded } from "./member.ts";
import { missionRewards } from "./mission-rewards.ts";
import { offerRewards } from "./offer-rewards.ts";
import type { MemberReward } from "./reward.ts";

/** Where rewards come from. */
const sources = [activityRewards, offerRewards, missionRewards, benefitRewards];

/** All rewards of a member: what can be claimed first, then what ends first. */
export async function rewardsOf(member: Rewarded, language: LanguageCode): Promise<MemberReward[]> {
  const found: MemberReward[] = [];
  for (const source of sources) found.push(...(await source(member, language)));
  return found.toSorted(
    (one, other) => rankOf(one) - rankOf(other) || endOf(one) - endOf(other) || lateness(other) - lateness(one),
  );
}

/** How many of them can be claimed. */
export async function claimable(member: Rewarded): Promise<number> {
  return (await rewardsOf(member, "EN")).filter(({ status }) => status === "claim").length;
}

function rankOf({ status }: MemberReward): number {
  return status === "claim" ? 0 : status === "join" ? 1 : 2;
}

function endOf({ endsAt }: MemberReward): number {
  return endsAt?.getTime() ?? Number.MAX_SAFE_INTEGER;
}

function lateness({ claimedAt }: MemberReward): number {
  return claimedAt?.getTime() ?? 0;
}
