import { sql } from "kysely";
import type { GameCategory } from "#gateway/entities.ts";
import { callerOf, type CallContext, type Handler } from "../calls/call-context.ts";
import { withRates } from "../agents/rates.ts";
import { isMixed } from "../games/listed-games.ts";
import { betDays } from "../play/bet-sums.ts";
import { figuresOf, rebateOf, type Turnover } from "../play/rebate.ts";
import { settleBets } from "../play/settle-bets.ts";
import { dayText, periodOf } from "../records/period.ts";

export const rebateReport: Handler<"rebateReport"> = async (context) => {
  const turnovers = await turnoversOf(context);
  if (context.input.by === "category")
    return groupsBy(turnovers, ({ gameType }) => gameType)
      .toSorted(([, one], [, other]) => Number(rebateIn(other) - rebateIn(one)))
      .map(([gameType, group]) => ({ id: gameType, day: null, gameType, ...figuresOf(group) }));
  return groupsBy(turnovers, ({ day }) => day)
    .toSorted(([one], [other]) => (one < other ? 1 : -1))
    .map(([day, group]) => ({ id: day, day, gameType: null, ...figuresOf(group) }));
};

export const rebateSummary: Handler<"rebateSummary"> = async (context) => figuresOf(await turnoversOf(context));

/** The caller's turnover by day and category. */
async function turnoversOf(
  context: Pick<CallContext<"rebateSummary">, "database" | "session" | "merchant" | "clock" | "input">,
): Promise<Turnover[]> {
  const { database, clock, input } = context;
  await settleBets(database, clock);
  const rows = await betDays(database, callerOf(context).id, periodOf(context))
    .where("status", "in", ["won", "lost"])
    .$if(!isMixed(input.gameType ?? "ALL"), (days) => days.where("game_type", "=", input.gameType ?? "HOT"))
    .select([dayText("day").as("text"), "game_type", sql<string>`sum(stake)`.as("turnover")])
    .groupBy(["day", "game_type"])
    .having(sql<bigint>`sum(stake)`, ">", 0n)
    .execute();
  const staked = rows.map((row) => ({
    day: row.text,
    gameType: row.game_type as GameCategory,
    turnover: BigInt(row.turnover),
  }));
  return withRates(database, callerOf(context).id, staked);
}

function rebateIn(group: readonly Turnover[]): bigint {
  return group.reduce((sum, part) => sum + rebateOf(part), 0n);
}

function groupsBy<Value extends string>(
  turnovers: readonly Turnover[],
  valueOf: (turnover: Turnover) => Value,
): [Value, Turnover[]][] {
  const values = new Set(turnovers.map(valueOf));
  return [...values].map((value) => [value, turnovers.filter((turnover) => valueOf(turnover) === value)]);
}
