import { sql } from "kysely";
import { PlatformError } from "../calls/platform-error.ts";
import { lockOpenAccount } from "../closing/lock-open-account.ts";
import type { Database } from "../database/tables.ts";
import { payMember } from "../ledger/house.ts";
import { dayText } from "../records/period.ts";
import type { Calling } from "./agent-caller.ts";
import { closeDays } from "./income.ts";

/** Income of a final day that was not taken, in minor units. */
interface DueDay {
  day: string;
  amount: bigint;
}

/** The final days on which an agent earned something that was not taken, the earliest first. */
export async function daysDue(calling: Calling): Promise<DueDay[]> {
  await closeDays(calling);
  return untaken(calling.database, calling.agent.id);
}

/** When an agent took income last; null: never. */
export async function incomeTakenAt({ database, agent }: Calling): Promise<Date | null> {
  const { at } = await database
    .selectFrom("team_rebate_days")
    .select(({ fn }) => fn.max("taken_at").as("at"))
    .where("agent_id", "=", agent.id)
    .executeTakeFirstOrThrow();
  return at;
}

/** Takes what is due, with the agent locked: each day is paid once, on however many phones. Returns minor units. */
export async function takeIncome(calling: Calling): Promise<bigint> {
  const { database, agent, clock } = calling;
  await closeDays(calling);
  return database.transaction().execute(async (transaction) => {
    await lockOpenAccount(transaction, agent);
    const due = await untaken(transaction, agent.id);
    if (due.length === 0) throw new PlatformError("activity.closed", "There is no income to take now");
    for (const { day, amount } of due) {
      const movement = { merchantCode: agent.merchant_code, memberId: agent.id, amount, kind: "team-rebate" } as const;
      await payMember(transaction, { ...movement, idempotencyKey: `team-rebate:${agent.id}:${day}` }, clock);
    }
    await transaction
      .updateTable("team_rebate_days")
      .set({ taken_at: clock.now() })
      .where("agent_id", "=", agent.id)
      .where(
        "day",
        "in",
        due.map(({ day }) => day),
      )
      .execute();
    return due.reduce((sum, { amount }) => sum + amount, 0n);
  });
}

async function untaken(database: Database, agentId: string): Promise<DueDay[]> {
  const rows = await database
    .selectFrom("team_rebate_days")
    .innerJoin("team_rebates", (join) =>
      join
        .onRef("team_rebates.agent_id", "=", "team_rebate_days.agent_id")
        .onRef("team_rebates.day", "=", "team_rebate_days.day"),
    )
    .where("team_rebate_days.agent_id", "=", agentId)
    .where("team_rebate_days.taken_at", "is", null)
    .groupBy("team_rebate_days.day")
    .having(sql<bigint>`sum(amount)`, ">", 0n)
    .orderBy("team_rebate_days.day")
    .select([dayText("team_rebate_days.day").as("text"), sql<string>`sum(amount)`.as("amount")])
    .execute();
  return rows.map((row) => ({ day: row.text, amount: BigInt(row.amount) }));
}
