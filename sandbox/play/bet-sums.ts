import { sql } from "kysely";
import type { BetRecord } from "#gateway/records.ts";
import type { Database } from "../database/tables.ts";
import { onDays, type Period } from "../records/period.ts";

/** Which of a member's bets are meant; absent: all. */
export interface BetFilter {
  kind?: BetRecord["kind"] | undefined;
  status?: BetRecord["status"] | undefined;
  vendor?: string | undefined;
}

/** The sums of a member's bets by day, kind, vendor, category and status. */
export function betDays(database: Database, accountId: string, period: Period) {
  return database.selectFrom("bet_days").where("account_id", "=", accountId).where(onDays("day", period));
}

/** The sums over a member's bets in a period, in minor units. */
export async function sumBets(
  database: Database,
  accountId: string,
  period: Period,
  { kind, status, vendor }: BetFilter,
) {
  const sums = await betDays(database, accountId, period)
    .$if(kind !== undefined, (days) => days.where("kind", "=", kind ?? "game"))
    .$if(status !== undefined, (days) => days.where("status", "=", status ?? "open"))
    .$if(vendor !== undefined, (days) => days.where("vassalage", "=", vendor ?? ""))
    .select([
      sql<string>`coalesce(sum(count), 0)`.as("count"),
      sql<string>`coalesce(sum(stake), 0)`.as("stake"),
      sql<string>`coalesce(sum(stake) filter (where status = 'open'), 0)`.as("openStake"),
      sql<string>`coalesce(sum(paid), 0)`.as("paid"),
    ])
    .executeTakeFirstOrThrow();
  const { count, stake, openStake, paid } = sums;
  return { count: Number(count), stake: BigInt(stake), openStake: BigInt(openStake), paid: BigInt(paid) };
}
