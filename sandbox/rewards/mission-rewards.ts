import { wordsIn, type LanguageCode } from "#gateway/languages.ts";
import { minorUnits } from "#kernel/money.ts";
import { missions, type Mission, type MissionGoal } from "../catalogue/missions.ts";
import { withMoney } from "../merchants/written-money.ts";
import { promotionsOf } from "../merchants/promotions.ts";
import { addDays } from "../records/days.ts";
import { firstDayAfter, firstDayOf } from "../records/first-day-of.ts";
import { midnightOf } from "../records/midnight-of.ts";
import { claimsOf, type Claim } from "./claims.ts";
import { todayOf, type Rewarded } from "./member.ts";
import { playedIn, type Played } from "./played.ts";
import type { MemberReward } from "./reward.ts";

/** The missions of today and of this week, and the claimed ones of earlier days. A merchant without them has none. */
export async function missionRewards(member: Rewarded, language: LanguageCode): Promise<MemberReward[]> {
  if (!promotionsOf(member.merchant).MISSION) return [];
  const today = todayOf(member);
  const played = { day: await playedOf(member, "day", today), week: await playedOf(member, "week", today) };
  const claims = await claimsOf(member, "mission", { ever: false });
  const now = missions.map((mission) =>
    runningOf(mission, { member, language, today, played: played[mission.every], claims }),
  );
  const ids = new Set(now.map(({ id }) => id));
  const before = claims
    .filter(({ rewardId }) => !ids.has(rewardId))
    .flatMap((claim) => claimedOf(claim, language, member));
  return [...now, ...before];
}

function playedOf(member: Rewarded, every: Mission["every"], today: string): Promise<Played> {
  const from = firstDayOf(every, today);
  const to = addDays(firstDayAfter(every, today), -1);
  return playedIn(member, { from, to, timeZone: member.merchant.timeZone });
}

interface Running {
  member: Rewarded;
  language: LanguageCode;
  today: string;
  played: Played;
  claims: readonly Claim[];
}

function runningOf(mission: Mission, { member, language, today, played, claims }: Running): MemberReward {
  const { id, every } = mission;
  const rewardId = `mission:${id}:${firstDayOf(every, today)}`;
  const claim = claims.find((one) => one.rewardId === rewardId);
  const done = doneOf(mission.goal, played);
  const isDone = "money" in done ? done.money >= done.of : done.times >= done.of;
  return {
    ...describedBy(mission, language, member),
    id: rewardId,
    status: claim ? "claimed" : isDone ? "claim" : "process",
    done,
    endsAt: midnightOf(firstDayAfter(every, today), member.merchant.timeZone),
    claimedAt: claim?.claimedAt ?? null,
  };
}

/** A claim of a day or week that is over. A mission that there is no more is left out. */
function claimedOf(
  { rewardId, source, amount, claimedAt }: Claim,
  language: LanguageCode,
  member: Rewarded,
): MemberReward[] {
  const mission = missions.find(({ id }) => id === source);
  return mission
    ? [{ ...describedBy(mission, language, member), id: rewardId, status: "claimed", amount, claimedAt }]
    : [];
}

function describedBy(
  { id, title, terms, amount, points, every }: Mission,
  language: LanguageCode,
  { merchant }: Pick<Rewarded, "merchant">,
) {
  const words = { title: wordsIn(title, language), terms: withMoney(wordsIn(terms, language), merchant.currency) };
  return { kind: "mission", source: id, ...words, amount: minorUnits(amount), points, every } as const;
}

/** What counts is never more than what is asked for. */
function doneOf(goal: MissionGoal, played: Played): NonNullable<MemberReward["done"]> {
  const done = played[goal.of];
  if ("amount" in goal) {
    const of = minorUnits(goal.amount);
    return { money: done < of ? done : of, of };
  }
  return { times: Math.min(Number(done), goal.times), of: goal.times };
}
