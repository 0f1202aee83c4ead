import { sql } from "kysely";
import { required } from "#kernel/assert.ts";
import type { Level } from "../catalogue/vip-levels.ts";
import { accountsOf } from "../ledger/entries.ts";
import { dayOf } from "../records/days.ts";
import { firstDayOf } from "../records/first-day-of.ts";
import { dayText } from "../records/period.ts";
import { todayOf, type Rewarded } from "../rewards/member.ts";
import { everyMonth, levelAt, levelNow, monthEnds, type MonthEnd } from "./standing.ts";

/** A member's months since they registered, and the one that runs. */
interface Months {
  past: readonly MonthEnd[];
  running: MonthEnd;
}

/** What a member's months brought: sums over days, however many bets there were. */
export async function monthsOf(member: Rewarded): Promise<Months> {
  const { account, merchant } = member;
  const registered = firstDayOf("month", dayOf(account.registered_at, merchant.timeZone));
  const months = everyMonth(registered, firstDayOf("month", todayOf(member)), await playedByMonth(member));
  const ends = monthEnds(months);
  return { past: ends.slice(0, -1), running: required(ends.at(-1), "The month that runs") };
}

/** A member's level now; undefined: none. */
export async function levelOf(member: Rewarded): Promise<Level | undefined> {
  return levelAt(levelNow((await monthsOf(member)).running));
}

async function playedByMonth({ database, account }: Rewarded): Promise<ReadonlyMap<string, bigint>> {
  const rows = await database
    .selectFrom("ledger_days")
    .where("ledger_account_id", "in", accountsOf(database, account))
    .where("kind", "=", "stake")
    .select([dayText("day").as("text"), sql<string>`sum(spent)`.as("spent")])
    .groupBy("day")
    .execute();
  const played = new Map<string, bigint>();
  for (const { text, spent } of rows) {
    const month = firstDayOf("month", text);
    played.set(month, (played.get(month) ?? 0n) + BigInt(spent));
  }
  return played;
}
