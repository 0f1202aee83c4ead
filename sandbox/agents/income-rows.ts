import { sql } from "kysely";
import type { TeamRebate } from "#gateway/agent-rebates.ts";
import type { GameCategory } from "#gateway/entities.ts";
import { decimalOf } from "#kernel/money.ts";
import { averageRate } from "../play/rebate.ts";
import { dayText, onDays, type Period } from "../records/period.ts";
import type { Calling } from "./agent-caller.ts";
import { closeDays, runningIncome } from "./income.ts";

/** What a row is of. */
type By = "source" | "category" | "day";
/** Which income is meant; absent: all. */
export interface IncomeFilter {
  sourceId?: string | undefined;
  gameType?: GameCategory | undefined;
}

/** A row, in minor units. */
export interface IncomeRow {
  key: string;
  turnover: bigint;
  amount: bigint;
  /** Whether a part of it may still change. */
  estimate: boolean;
}

/** The income of a period by what a row is of, without an order. */
export async function incomeRows(
  calling: Calling,
  period: Period,
  by: By,
  filter: IncomeFilter = {},
): Promise<IncomeRow[]> {
  await closeDays(calling);
  const rows = new Map<string, IncomeRow>();
  const add = ({ key, turnover, amount, estimate }: IncomeRow) => {
    const before = rows.get(key) ?? { turnover: 0n, amount: 0n, estimate: false };
    rows.set(key, {
      key,
      turnover: before.turnover + turnover,
      amount: before.amount + amount,
      estimate: before.estimate || estimate,
    });
  };
  for (const row of await closedRows(calling, period, by, filter)) add(row);
  for (const one of await runningIncome(calling, period)) {
    const isMeant =
      (filter.sourceId ?? one.sourceId) === one.sourceId && (filter.gameType ?? one.gameType) === one.gameType;
    const key = { source: one.sourceId, category: one.gameType, day: one.day }[by];
    if (isMeant) add({ key, turnover: one.turnover, amount: one.amount, estimate: true });
  }
  return [...rows.values()];
}

async function closedRows(
  { database, agent }: Calling,
  period: Period,
  by: By,
  { sourceId, gameType }: IncomeFilter,
): Promise<IncomeRow[]> {
  const key = { source: sql<string>`source_id`, category: sql<string>`game_type`, day: dayText("day") }[by];
  const rows = await database
    .selectFrom("team_rebates")
    .where("agent_id", "=", agent.id)
    .where(onDays("day", period))
    .$if(sourceId !== undefined, (all) => all.where("source_id", "=", sourceId ?? ""))
    .$if(gameType !== undefined, (all) => all.where("game_type", "=", gameType ?? ""))
    .groupBy(key)
    .select([key.as("key"), sql<string>`sum(turnover)`.as("turnover"), sql<string>`sum(amount)`.as("amount")])
    .execute();
  return rows.map((row) => ({
    key: row.key,
    turnover: BigInt(row.turnover),
    amount: BigInt(row.amount),
    estimate: false,
  }));
}

/** The highest first; days the latest first. */
export function inOrder(rows: readonly IncomeRow[], by: By): IncomeRow[] {
  const byKey = (one: IncomeRow, other: IncomeRow) => (one.key < other.key ? 1 : -1);
  return rows.toSorted((one, other) =>
    by === "day" || one.amount === other.amount ? byKey(one, other) : one.amount < other.amount ? 1 : -1,
  );
}

/** A row as it is answered. */
export function answerOf(row: IncomeRow, by: By, nameOf: (id: string) => string): TeamRebate {
  return {
    id: row.key,
    userName: by === "source" ? nameOf(row.key) : null,
    gameType: by === "category" ? (row.key as GameCategory) : null,
    day: by === "day" ? row.key : null,
    turnover: decimalOf(row.turnover),
    rate: decimalOf(averageRate(row.turnover, row.amount)),
    amount: decimalOf(row.amount),
    state: row.estimate ? "estimate" : "final",
  };
}
