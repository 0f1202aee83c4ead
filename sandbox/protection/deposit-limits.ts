import { sql } from "kysely";
import type { DepositLimit, LimitPeriod } from "#gateway/player-protection.ts";
import { decimalOf } from "#kernel/money.ts";
import { PlatformError } from "../calls/platform-error.ts";
import type { Clock } from "../clock.ts";
import type { Account, Database } from "../database/tables.ts";
import { dayOf } from "../records/days.ts";
import { spanOf, within } from "../records/period.ts";
import { limitAt, NO_LIMIT, type SetLimit } from "./limit-change.ts";
import { calendarPeriods, firstDayOf } from "../records/first-day-of.ts";

/** Whose limits they are, and when and where. */
interface Limited {
  database: Database;
  merchant: { timeZone: string };
  account: Account;
  clock: Clock;
}
interface LimitNow extends SetLimit {
  period: LimitPeriod;
  used: bigint;
}

/** The limits of a member as they are now, one for each period, in minor units. */
export async function limitsNow({ database, merchant, account, clock }: Limited): Promise<LimitNow[]> {
  const now = clock.now();
  const set = await storedLimits(database, account.id);
  const used = await usedIn({ database, merchant, account, clock });
  return calendarPeriods.map((period) => ({
    period,
    used: used[period],
    ...limitAt(set.get(period) ?? NO_LIMIT, now),
  }));
}

/** A limit as its calls answer it. */
export function limitAnswer({ period, used, amount, change }: LimitNow): DepositLimit {
  const left = leftOf({ used, amount });
  return {
    period,
    amount: amount === null ? null : decimalOf(amount),
    used: decimalOf(used),
    left: left === null ? null : decimalOf(left),
    change: change === null ? "none" : change.to === null ? "removal" : "raise",
    changeTo: change?.to == null ? null : decimalOf(change.to),
    changesAt: change?.at.toISOString() ?? null,
  };
}

/** What the limits leave all together, in minor units; null: there is none. */
export async function leftOfLimits(limited: Limited): Promise<bigint | null> {
  const left = (await limitsNow(limited)).map(leftOf).filter((one) => one !== null);
  return left.reduce<bigint | null>((least, one) => (least === null || one < least ? one : least), null);
}

/**
 * Throws a PlatformError for an amount that one of the member's limits does not leave. It holds what it has seen only
 * in a transaction that has the lock of the account.
 */
export async function refuseBeyondLimits(limited: Limited, amount: bigint): Promise<void> {
  for (const limit of await limitsNow(limited)) {
    const left = leftOf(limit);
    if (left !== null && amount > left)
      throw new PlatformError(
        "amount.playerLimit",
        `Of the member's own limit of a ${limit.period} ${decimalOf(left)} is left`,
        { field: "amount" },
      );
  }
}

/** The limit of a period as it is stored. */
export async function storedLimit(database: Database, accountId: string, period: LimitPeriod): Promise<SetLimit> {
  return (await storedLimits(database, accountId)).get(period) ?? NO_LIMIT;
}

export async function storeLimit(
  database: Database,
  accountId: string,
  period: LimitPeriod,
  { amount, change }: SetLimit,
): Promise<void> {
  const values = {
    amount: amount?.toString() ?? null,
    change_to: change?.to?.toString() ?? null,
    changes_at: change?.at ?? null,
  };
  await database
    .insertInto("deposit_limits")
    .values({ account_id: accountId, period, ...values })
    .onConflict((conflict) => conflict.columns(["account_id", "period"]).doUpdateSet(values))
    .execute();
}

async function storedLimits(database: Database, accountId: string): Promise<ReadonlyMap<LimitPeriod, SetLimit>> {
  const rows = await database.selectFrom("deposit_limits").selectAll().where("account_id", "=", accountId).execute();
  return new Map(
    rows.map(({ period, amount, change_to, changes_at }) => [
      period,
      { amount, change: changes_at && { to: change_to, at: changes_at } },
    ]),
  );
}

function leftOf({ used, amount }: { used: bigint; amount: bigint | null }): bigint | null {
  if (amount === null) return null;
  return used < amount ? amount - used : 0n;
}

/** What was deposited in each period that runs now, in every way: what waits counts, what failed does not. */
async function usedIn({ database, merchant, account, clock }: Limited): Promise<Record<LimitPeriod, bigint>> {
  const today = dayOf(clock.now(), merchant.timeZone);
  const inPeriod = (period: LimitPeriod) =>
    within("created_at", spanOf({ from: firstDayOf(period, today), to: today, timeZone: merchant.timeZone }));
  const sums = await database
    .selectFrom("deposits")
    .select(
      calendarPeriods.map((period) =>
        sql<string>`coalesce(sum(amount) filter (where ${inPeriod(period)}), 0)`.as(period),
      ),
    )
    .where("account_id", "=", account.id)
    .where("status", "in", ["waiting", "credited"])
    // A week may have begun in the month before.
    .where((where) => where.or([where(inPeriod("week"), "=", true), where(inPeriod("month"), "=", true)]))
    .executeTakeFirstOrThrow();
  return { day: BigInt(sums.day), week: BigInt(sums.week), month: BigInt(sums.month) };
}
