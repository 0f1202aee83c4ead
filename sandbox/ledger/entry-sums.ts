import { sql } from "kysely";
import type { Database } from "../database/tables.ts";
import { onDays, type Period } from "../records/period.ts";
import { accountsOf, mainAccountOf, type Owner } from "./entries.ts";
import type { LedgerKind } from "./kinds.ts";

/** The sums of what was booked on all accounts of a member by day and kind. */
export function entryDays(database: Database, member: Owner, period: Period) {
  return database
    .selectFrom("ledger_days")
    .where("ledger_account_id", "in", accountsOf(database, member))
    .where(onDays("day", period));
}

/** The sums over what was booked on a member's main account in a period, of some kinds or of all, in minor units. */
export async function sumEntries(
  database: Database,
  member: Owner,
  period: Period,
  kinds: readonly LedgerKind[] | undefined,
) {
  const sums = await database
    .selectFrom("ledger_days")
    .where("ledger_account_id", "=", mainAccountOf(database, member))
    .where(onDays("day", period))
    .$if(kinds !== undefined, (days) =>
      days.where((day) => day.or((kinds ?? []).map((kind) => day("kind", "=", kind)))),
    )
    .select([
      sql<string>`coalesce(sum(count), 0)`.as("count"),
      sql<string>`coalesce(sum(received), 0)`.as("received"),
      sql<string>`coalesce(sum(spent), 0)`.as("spent"),
    ])
    .executeTakeFirstOrThrow();
  return { count: Number(sums.count), received: BigInt(sums.received), spent: BigInt(sums.spent) };
}
