import { sql } from "kysely";
import type { GameCategory } from "#gateway/entities.ts";
import type { Account, Database } from "../database/tables.ts";
import type { Staked } from "../play/rebate.ts";
import { dayText, onDays } from "../records/period.ts";
import { teamDays } from "../team/figures.ts";

/** What somebody directly below an agent and everybody below them have staked on decided bets in a category on a day. */
export interface BranchTurnover extends Staked {
  sourceId: string;
}

/**
 * What each branch of an agent's team has staked on days, which are in order: on bets that won or lost, as the members'
 * own rebates count. A branch is below the agent on the days on which it was.
 */
export async function branchTurnovers(
  database: Database,
  agent: Pick<Account, "id">,
  days: readonly string[],
): Promise<BranchTurnover[]> {
  const [from, to] = [days[0], days.at(-1)];
  if (from === undefined || to === undefined) return [];
  const rows = await (
    await teamDays(database)
  )
    .where("upline_id", "=", agent.id)
    .where(onDays("day", { from, to }))
    .where("all_turnover", ">", sql<bigint>`0`)
    .select(["account_id", dayText("day").as("on"), "game_type", "all_turnover"])
    .execute();
  return rows
    .filter((row) => days.includes(row.on))
    .map((row) => ({
      sourceId: row.account_id,
      day: row.on,
      gameType: row.game_type as GameCategory,
      turnover: row.all_turnover,
    }));
}
