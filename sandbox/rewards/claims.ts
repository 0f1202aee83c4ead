import type { RewardKind } from "#gateway/rewards.ts";
import { after, duration } from "../clock.ts";
import { payMember } from "../ledger/house.ts";
import type { Rewarded } from "./member.ts";
import type { MemberReward } from "./reward.ts";

/** A reward that a member has claimed. */
export interface Claim {
  rewardId: string;
  source: string;
  /** Minor units. */
  amount: bigint;
  points: number;
  claimedAt: Date;
}

/** How long what is over is listed. */
const LISTED_FOR = 30 * duration.day;

/** What a member has claimed of a kind, the latest first; `ever`: however long ago. */
export async function claimsOf(
  { database, account, clock }: Rewarded,
  kind: RewardKind,
  { ever }: { ever: boolean },
): Promise<Claim[]> {
  const rows = await database
    .selectFrom("reward_claims")
    .selectAll()
    .where("account_id", "=", account.id)
    .where("kind", "=", kind)
    .$if(!ever, (claims) => claims.where("claimed_at", ">=", after(clock.now(), -LISTED_FOR)))
    .orderBy("claimed_at", "desc")
    .execute();
  return rows.map((row) => ({
    rewardId: row.reward_id,
    source: row.source,
    amount: row.amount,
    points: row.points,
    claimedAt: row.claimed_at,
  }));
}

/**
 * Records a claim and pays it, both or neither. Runs in the caller's transaction, in which the member is locked. The key keeps it
 * from being paid twice.
 */
export async function payClaim(
  { database, account, clock }: Rewarded,
  reward: MemberReward,
  amount: bigint,
): Promise<void> {
  await database
    .insertInto("reward_claims")
    .values({
      account_id: account.id,
      reward_id: reward.id,
      kind: reward.kind,
      source: reward.source,
      amount: amount.toString(),
      points: reward.points ?? 0,
      claimed_at: clock.now(),
    })
    .execute();
  const idempotencyKey = `reward:${reward.id}:${account.id}`;
  const movement = { merchantCode: account.merchant_code, memberId: account.id, amount, idempotencyKey };
  await payMember(database, { ...movement, kind: "promotion" }, clock);
}
