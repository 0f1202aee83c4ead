import { sql } from "kysely";
import { requireRatesWithin } from "../agents/rates-within.ts";
import { PlatformError } from "../calls/platform-error.ts";
import type { Clock } from "../clock.ts";
import { lockAccount } from "../database/lock-account.ts";
import type { Database } from "../database/tables.ts";
import { addDays, dayOf } from "../records/days.ts";

interface Move {
  memberId: string;
  /** Below whom; null: nobody. */
  to: string | null;
  timeZone: string;
  clock: Clock;
}

/**
 * Puts a member with everybody below under another upline. Lists of the team have it at once; figures from the
 * merchant's next day on, because a day belongs to the team that it began with. Throws a PlatformError for a circle, and
 * for rebates that are higher than those of the new upline.
 */
export async function moveMember(database: Database, { memberId, to, timeZone, clock }: Move): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    // From above to below, as where rebates are set: neither's change in between.
    if (to !== null) await lockAccount(transaction, to);
    await lockAccount(transaction, memberId);
    const before = await latestPath(transaction, memberId);
    const above = to === null ? "" : await latestPath(transaction, to);
    if (above.startsWith(before))
      throw new PlatformError("request.invalid", "The new upline is below the member: a team has no circles");
    if (to !== null) await requireRatesWithin(transaction, memberId, to);
    const since = addDays(dayOf(clock.now(), timeZone), 1);
    await transaction.updateTable("accounts").set({ upline_id: to }).where("id", "=", memberId).execute();
    const moved = sql<boolean>`path like ${`${before}%`} and until = 'infinity'`;
    await sql`
      insert into team_places (account_id, since, upline_id, path)
        select account_id, ${since}::date, case when account_id = ${memberId} then ${to}::text else upline_id end,
          ${`${above}${memberId}/`}::text || substr(path, ${before.length + 1}::integer)
        from team_places where ${moved}
      on conflict (account_id, since) do update set upline_id = excluded.upline_id, path = excluded.path`.execute(
      transaction,
    );
    await sql`update team_places set until = ${since}::date where ${moved} and since < ${since}::date`.execute(
      transaction,
    );
  });
}

async function latestPath(database: Database, accountId: string): Promise<string> {
  const { path } = await database
    .selectFrom("team_places")
    .select("path")
    .where("account_id", "=", accountId)
    .where(sql<boolean>`until = 'infinity'`)
    .executeTakeFirstOrThrow();
  return path;
}
