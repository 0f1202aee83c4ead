import type { ActivityStatus } from "#gateway/entities.ts";
import type { Reward, RewardGroup } from "#gateway/rewards.ts";
import { decimalOf } from "#kernel/money.ts";

/** A reward as the platform knows it. */
export interface MemberReward extends Pick<Reward, "id" | "kind"> {
  title: string;
  terms: string;
  status: ActivityStatus;
  /** Minor units; null: it depends on the deposit. */
  amount: bigint | null;
  /** What a claim is recorded for: a mission without its day. */
  source: string;
  points?: number;
  /** Of a mission: how often it comes back. */
  every?: "day" | "week";
  /** What it asks for, and what is done of it: money in minor units, or times. */
  done?: { money: bigint; of: bigint } | { times: number; of: number };
  endsAt?: Date | null;
  claimedAt?: Date | null;
  activity?: string;
  offer?: string;
}

const groups: Readonly<Record<ActivityStatus, RewardGroup>> = {
  claim: "open",
  join: "open",
  process: "running",
  comingSoon: "running",
  applying: "running",
  joined: "running",
  signed: "running",
  claimed: "over",
  issued: "over",
  rejected: "over",
  close: "over",
};

export function groupOf({ status }: Pick<MemberReward, "status">): RewardGroup {
  return groups[status];
}

/** A reward as its call answers it. */
export function answerOf(reward: MemberReward): Reward {
  const { id, kind, title, terms, status, amount, done } = reward;
  const money = done && "money" in done ? done : undefined;
  const counted = done && "times" in done ? done : undefined;
  return {
    id,
    kind,
    title,
    terms,
    status,
    amount: amount === null ? null : decimalOf(amount),
    points: reward.points ?? null,
    progress: done ? progressOf(done) : null,
    played: money ? decimalOf(money.money) : null,
    goal: money ? decimalOf(money.of) : null,
    times: counted?.times ?? null,
    timesGoal: counted?.of ?? null,
    endsAt: reward.endsAt?.toISOString() ?? null,
    claimedAt: reward.claimedAt?.toISOString() ?? null,
    activity: reward.activity ?? null,
    offer: reward.offer ?? null,
  };
}

/** Percent with one decimal, rounded down: only what is done is whole. */
export function progressOf(done: NonNullable<MemberReward["done"]>): string {
  const [part, whole] = "money" in done ? [done.money, done.of] : [BigInt(done.times), BigInt(done.of)];
  const tenths = part >= whole ? 1000n : (part * 1000n) / whole;
  return `${tenths / 10n}.${tenths % 10n}`;
}
