import { sql } from "kysely";
import type { MissionGoal } from "../catalogue/missions.ts";
import { betDays } from "../play/bet-sums.ts";
import { spanOf, within, type Period } from "../records/period.ts";
import type { Rewarded } from "./member.ts";

/** What a member did in a period, by what a mission can ask for: money in minor units. */
export type Played = Readonly<Record<MissionGoal["of"], bigint>>;

/** What counts for missions: settled bets that were not returned, and credited deposits. */
export async function playedIn({ database, account }: Rewarded, period: Period): Promise<Played> {
  const bets = await betDays(database, account.id, period)
    .where("status", "in", ["won", "lost"])
    .select([
      sql<string>`coalesce(sum(stake), 0)`.as("stake"),
      sql<string>`coalesce(sum(count), 0)`.as("bets"),
      sql<string>`count(distinct game_type)`.as("categories"),
    ])
    .executeTakeFirstOrThrow();
  const { deposit } = await database
    .selectFrom("deposits")
    .select(sql<string>`coalesce(sum(amount), 0)`.as("deposit"))
    .where("account_id", "=", account.id)
    .where("status", "=", "credited")
    .where(within("settled_at", spanOf(period)))
    .executeTakeFirstOrThrow();
  return {
    stake: BigInt(bets.stake),
    bets: BigInt(bets.bets),
    categories: BigInt(bets.categories),
    deposit: BigInt(deposit),
  };
}
