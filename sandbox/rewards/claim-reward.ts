import { required } from "#kernel/assert.ts";
import { findActivity } from "../activities/find.ts";
import { payActivityReward } from "../activities/pay-reward.ts";
import { PlatformError } from "../calls/platform-error.ts";
import { lockOpenAccount } from "../closing/lock-open-account.ts";
import { payClaim } from "./claims.ts";
import type { Rewarded } from "./member.ts";
import { rewardsOf } from "./member-rewards.ts";
import type { MemberReward } from "./reward.ts";

/**
 * Pays a reward once, however often it is claimed: looks again with the member locked, so that of two phones one pays and the other
 * learns what was paid. Returns minor units.
 */
export async function claimReward(member: Rewarded, id: string): Promise<bigint> {
  return member.database.transaction().execute(async (transaction) => {
    const locked = { ...member, database: transaction };
    await lockOpenAccount(transaction, member.account);
    const reward = (await rewardsOf(locked, "EN")).find((one) => one.id === id);
    if (!reward)
      throw OF_A_PERIOD.test(id) ? over(id) : new PlatformError("request.unknown", `There is no reward "${id}"`);
    if (reward.status === "claimed") return paidFor(reward);
    if (reward.status !== "claim")
      throw new PlatformError("activity.closed", `The reward "${id}" cannot be claimed now: it is ${reward.status}`);
    return pay(locked, reward);
  });
}

async function pay(member: Rewarded, reward: MemberReward): Promise<bigint> {
  const { database, account, clock } = member;
  if (reward.activity === undefined) {
    await payClaim(member, reward, paidFor(reward));
    return paidFor(reward);
  }
  const { row } = await findActivity({ ...member, session: { account } }, reward.activity);
  return payActivityReward(database, { account, row, clock });
}

/** A reward of a day or week that is not listed: its time is over. */
const OF_A_PERIOD = /^(?:mission|benefit):[^:]+:\d{4}-\d{2}-\d{2}$/;

function over(id: string): PlatformError {
  return new PlatformError("activity.closed", `The time of the reward "${id}" is over`);
}

function paidFor({ id, amount }: MemberReward): bigint {
  return required(amount, `What the reward "${id}" pays`);
}
