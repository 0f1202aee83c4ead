import { lockAccount } from "../database/lock-account.ts";
import { rebateOf } from "../play/rebate.ts";
import { addDays, dayOf } from "../records/days.ts";
import { dayText, onDays, type Period } from "../records/period.ts";
import { figuresByDay } from "../team/figures.ts";
import { whose } from "../team/whose.ts";
import { todayAt, type Calling } from "./agent-caller.ts";
import { branchTurnovers, type BranchTurnover } from "./branches.ts";
import { ratesOf } from "./rates.ts";

/** For how many days, today included, what the team stakes is counted. */
const DAYS = 31;

/** What an agent earns by a branch in a category on a day, in minor units. */
export interface Income extends BranchTurnover {
  amount: bigint;
}

/** The days whose income is counted. */
export function incomeDays(calling: Calling): Period {
  const to = todayAt(calling);
  const { timeZone } = calling.merchant;
  const [oldest, joined] = [addDays(to, 1 - DAYS), dayOf(calling.agent.registered_at, timeZone)];
  return { from: oldest > joined ? oldest : joined, to, timeZone };
}

/**
 * Writes down the income of days that are over and whose bets are decided: nothing changes it any more, neither members
 * nor rates of later days. Who does it first does it.
 */
export async function closeDays(calling: Calling): Promise<void> {
  const { database, agent, clock } = calling;
  const over = (await openDays(calling, incomeDays(calling))).filter((day) => day < todayAt(calling));
  // Before their turnover is read, so that nothing is decided in between.
  const days = await decided(calling, over);
  if (days.length === 0) return;
  const incomes = await incomesOn(calling, days);
  await database.transaction().execute(async (transaction) => {
    await lockAccount(transaction, agent.id);
    const closed = await transaction
      .insertInto("team_rebate_days")
      .values(days.map((day) => ({ agent_id: agent.id, day, closed_at: clock.now() })))
      .onConflict((conflict) => conflict.doNothing())
      .returning(dayText("day").as("text"))
      .execute();
    const closing = new Set(closed.map(({ text }) => text));
    const rows = incomes
      .filter(({ day }) => closing.has(day))
      .map(({ sourceId, day, gameType, turnover, amount }) => ({
        agent_id: agent.id,
        day,
        source_id: sourceId,
        game_type: gameType,
        turnover: turnover.toString(),
        amount: amount.toString(),
      }));
    if (rows.length > 0) await transaction.insertInto("team_rebates").values(rows).execute();
  });
}

/** The income of the days of a period that are not closed: it may still change. */
export async function runningIncome(calling: Calling, period: Period): Promise<Income[]> {
  return incomesOn(calling, await openDays(calling, period));
}

/** What an agent earns on days, which are in order: the difference between the agent's rate and the branch's. */
async function incomesOn({ database, agent }: Calling, days: readonly string[]): Promise<Income[]> {
  const turnovers = await branchTurnovers(database, agent, days);
  const rates = await ratesOf(database, [agent.id, ...new Set(turnovers.map(({ sourceId }) => sourceId))]);
  return turnovers.map((one) => {
    const { sourceId, day, gameType, turnover } = one;
    const rate = rates(agent.id).on(day, gameType) - rates(sourceId).on(day, gameType);
    return { ...one, amount: rebateOf({ turnover, rate }) };
  });
}

/** The days of a period whose income is counted and not closed. */
async function openDays(calling: Calling, period: Pick<Period, "from" | "to">): Promise<string[]> {
  const counted = incomeDays(calling);
  const [from, to] = [later(period.from, counted.from), period.to];
  const closed = await calling.database
    .selectFrom("team_rebate_days")
    .select(dayText("day").as("text"))
    .where("agent_id", "=", calling.agent.id)
    .where(onDays("day", { from, to }))
    .execute();
  const texts = new Set(closed.map(({ text }) => text));
  const open: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) if (!texts.has(day)) open.push(day);
  return open;
}

/** Those of the days, which are in order, on which the team has no bet that is still open. */
async function decided({ database, agent }: Calling, days: readonly string[]): Promise<readonly string[]> {
  const [from, to] = [days[0], days.at(-1)];
  if (from === undefined || to === undefined) return days;
  const figures = await figuresByDay(database, await whose(database, agent.id, "team"), { from, to });
  return days.filter((day) => (figures.get(day)?.open_stake ?? 0n) === 0n);
}

function later(one: string, other: string): string {
  return one > other ? one : other;
}
