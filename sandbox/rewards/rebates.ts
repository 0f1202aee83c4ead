import { sql } from "kysely";
import type { GameCategory } from "#gateway/entities.ts";
import { PlatformError } from "../calls/platform-error.ts";
import { lockOpenAccount } from "../closing/lock-open-account.ts";
import type { Database } from "../database/tables.ts";
import { payMember } from "../ledger/house.ts";
import { betDays } from "../play/bet-sums.ts";
import { withRates } from "../agents/rates.ts";
import { rebateOf, type Staked, type Turnover } from "../play/rebate.ts";
import { addDays } from "../records/days.ts";
import { dayText, onDays, type Period } from "../records/period.ts";
import { todayOf, type Rewarded } from "./member.ts";

/** For how many days, today included, a rebate can be taken. */
const DAYS = 7;

/** The days whose bets count. */
export function rebateDays(member: Rewarded): Period {
  const to = todayOf(member);
  return { from: addDays(to, 1 - DAYS), to, timeZone: member.merchant.timeZone };
}

/** The stakes by day and category for which no rebate was taken, where there is one to take. */
export async function turnoversDue(member: Rewarded): Promise<Turnover[]> {
  const days = rebateDays(member);
  const taken = new Map((await takenOf(member, days)).map((row) => [keyOf(row), row.turnover]));
  const left = (await playedOf(member, days)).map((one) => ({
    ...one,
    turnover: one.turnover - (taken.get(keyOf(one)) ?? 0n),
  }));
  return (await withRates(member.database, member.account.id, left)).filter((one) => rebateOf(one) > 0n);
}

/** When rebates were taken last; null: never. */
export async function takenAt({ database, account }: Pick<Rewarded, "database" | "account">): Promise<Date | null> {
  const { at } = await database
    .selectFrom("rebate_takings")
    .select(({ fn }) => fn.max("taken_at").as("at"))
    .where("account_id", "=", account.id)
    .executeTakeFirstOrThrow();
  return at;
}

/** Takes what is due, once: with the member locked, so that of two phones one is paid. Returns minor units. */
export function takeRebates(member: Rewarded): Promise<bigint> {
  return member.database.transaction().execute(async (transaction) => {
    const { account, clock } = member;
    await lockOpenAccount(transaction, account);
    const due = await turnoversDue({ ...member, database: transaction });
    const amount = due.reduce((sum, turnover) => sum + rebateOf(turnover), 0n);
    if (amount === 0n) throw new PlatformError("activity.closed", "There is no rebate to take now");
    const now = clock.now();
    await recordTaken(transaction, account.id, due, now);
    // What was counted before differs each time, and so does the key.
    const counted = await countedInAll(transaction, account.id);
    const movement = { merchantCode: account.merchant_code, memberId: account.id, amount, kind: "rebate" } as const;
    await payMember(transaction, { ...movement, idempotencyKey: `rebate:${account.id}:${counted}` }, clock);
    return amount;
  });
}

export async function recordTaken(
  database: Database,
  accountId: string,
  due: readonly Staked[],
  now: Date,
): Promise<void> {
  const rows = due.map(({ day, gameType, turnover }) => ({
    account_id: accountId,
    day,
    game_type: gameType,
    turnover: turnover.toString(),
    taken_at: now,
  }));
  await database
    .insertInto("rebate_takings")
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(["account_id", "day", "game_type"]).doUpdateSet({
        turnover: sql`rebate_takings.turnover + excluded.turnover`,
        taken_at: now,
      }),
    )
    .execute();
}

async function countedInAll(database: Database, accountId: string): Promise<string> {
  const { counted } = await database
    .selectFrom("rebate_takings")
    .select(sql<string>`coalesce(sum(turnover), 0)::text`.as("counted"))
    .where("account_id", "=", accountId)
    .executeTakeFirstOrThrow();
  return counted;
}

/** What was staked by day and category: settled bets that were not returned. */
async function playedOf({ database, account }: Rewarded, days: Period): Promise<Staked[]> {
  const rows = await betDays(database, account.id, days)
    .where("status", "in", ["won", "lost"])
    .select([dayText("day").as("text"), "game_type", sql<string>`sum(stake)`.as("turnover")])
    .groupBy(["day", "game_type"])
    .execute();
  return rows.map(rowAsStaked);
}

async function takenOf({ database, account }: Rewarded, days: Period): Promise<Staked[]> {
  const rows = await database
    .selectFrom("rebate_takings")
    .select([dayText("day").as("text"), "game_type", "turnover"])
    .where("account_id", "=", account.id)
    .where(onDays("day", days))
    .execute();
  return rows.map(rowAsStaked);
}

function rowAsStaked(row: { text: string; game_type: string; turnover: string | bigint }): Staked {
  return { day: row.text, gameType: row.game_type as GameCategory, turnover: BigInt(row.turnover) };
}

function keyOf({ day, gameType }: Pick<Staked, "day" | "gameType">): string {
  return `${day} ${gameType}`;
}
