import type { ActivityStatus } from "#gateway/entities.ts";
import type { LanguageCode } from "#gateway/languages.ts";
import { findActivities, type FoundActivity } from "../activities/find.ts";
import { withName } from "../merchants/with-name.ts";
import type { Rewarded } from "./member.ts";
import type { MemberReward } from "./reward.ts";

/** States of an activity in which a member has no part, where it pays no reward by itself. */
const NOT_MINE: ReadonlySet<ActivityStatus> = new Set<ActivityStatus>(["join", "close", "comingSoon"]);

/** The activities that pay something, and those in which the member takes part or has taken part. */
export async function activityRewards(member: Rewarded, language: LanguageCode): Promise<MemberReward[]> {
  const found = await findActivities({ ...member, session: { account: member.account } }, language);
  return found
    .filter(({ row, status }) => row.kind === "reward" || !NOT_MINE.has(status))
    .map((one) => rewardOf(one, member));
}

function rewardOf({ row, status }: FoundActivity, { merchant }: Rewarded): MemberReward {
  return {
    id: activityRewardId(row.id),
    kind: "promotion",
    source: row.id,
    title: withName(row.title, merchant.name),
    terms: withName(row.teaser, merchant.name),
    status,
    amount: row.reward,
    endsAt: row.ends_at,
    activity: row.id,
  };
}

export function activityRewardId(activity: string): string {
  return `activity:${activity}`;
}
