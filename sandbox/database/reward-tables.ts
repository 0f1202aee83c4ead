import type { ColumnType } from "kysely";
import type { RewardKind } from "#gateway/rewards.ts";
import type { When } from "./columns.ts";

/** A reward that was paid: each once. */
export interface RewardClaimTable {
  account_id: string;
  /** The reward with its period, such as "mission:warm-up:2026-03-14". */
  reward_id: string;
  kind: RewardKind;
  /** What it was for, without the period. */
  source: string;
  /** Minor units. */
  amount: ColumnType<bigint, string, never>;
  /** What it counts in the ranking of missions. */
  points: number;
  claimed_at: When;
}
/** The stakes of a day and category for which a rebate was taken, in minor units. */
export interface RebateTakingTable {
  account_id: string;
  day: ColumnType<string, string, never>;
  game_type: string;
  turnover: ColumnType<bigint, string, string>;
  taken_at: When;
}
