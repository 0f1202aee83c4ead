import { decimalOf } from "#kernel/money.ts";
import type { Handler } from "../calls/call-context.ts";
import { refuseExcluded } from "../protection/pauses.ts";
import { claimReward as claimed } from "../rewards/claim-reward.ts";
import { rewardedCaller } from "../rewards/member.ts";
import { rewardsOf } from "../rewards/member-rewards.ts";
import { rankingOf } from "../rewards/ranking.ts";
import { answerOf, groupOf } from "../rewards/reward.ts";

export const rewards: Handler<"rewards"> = async (context) => {
  const { group, kind, every, language } = context.input;
  const all = await rewardsOf(await rewardedCaller(context), language);
  return all
    .filter((reward) => group === undefined || groupOf(reward) === group)
    .filter((reward) => kind === undefined || reward.kind === kind)
    .filter((reward) => every === undefined || reward.every === every)
    .map(answerOf);
};

export const claimReward: Handler<"claimReward"> = async (context) => {
  const member = await rewardedCaller(context);
  await refuseExcluded(member.database, member.account.id, member.clock.now());
  return { amount: decimalOf(await claimed(member, context.input.id)) };
};

export const missionRanking: Handler<"missionRanking"> = async (context) => rankingOf(await rewardedCaller(context));
