import type { ActivityStatus } from "#gateway/entities.ts";
import type { LanguageCode } from "#gateway/languages.ts";
import type { CallContext, Session } from "../calls/call-context.ts";
import { PlatformError } from "../calls/platform-error.ts";
import type { ActivityRow } from "../database/tables.ts";
import { statusOf, type Participation } from "./member-status.ts";

/** An activity, and the caller's state in it. */
export interface FoundActivity {
  row: ActivityRow;
  status: ActivityStatus;
}
interface Context extends Pick<CallContext<"activities">, "database" | "merchant" | "clock"> {
  session: Pick<Session, "account"> | null;
}

/** The merchant's activities in one language, in its order. */
export async function findActivities(context: Context, language: LanguageCode): Promise<FoundActivity[]> {
  const rows = await context.database
    .selectFrom("activities")
    .selectAll()
    .where("merchant_code", "=", context.merchant.code)
    .where("language", "=", language)
    .orderBy("sort")
    .execute();
  const participationIn = await participations(context);
  const moment = { now: context.clock.now(), timeZone: context.merchant.timeZone };
  return rows.map((row) => ({ row, status: statusOf(row, participationIn(row), moment) }));
}

/** One of them by its id. */
export async function findActivity(
  context: Context,
  id: string,
  language: LanguageCode = "EN",
): Promise<FoundActivity> {
  const found = (await findActivities(context, language)).find(({ row }) => row.id === id);
  if (!found) throw new PlatformError("request.unknown", `There is no activity "${id}"`);
  return found;
}

/** The caller's state in each of them; none without a session. */
async function participations({ database, session }: Context): Promise<(activity: ActivityRow) => Participation> {
  if (!session) return () => ({});
  const { id } = session.account;
  const entries = await database
    .selectFrom("activity_entries")
    .select(["activity_id", "state", "changed_at"])
    .where("account_id", "=", id)
    .execute();
  const rewards = await database
    .selectFrom("member_promotions")
    .select(["promotion", "claimed_at"])
    .where("account_id", "=", id)
    .execute();
  const entryOf = new Map(
    entries.map((entry) => [entry.activity_id, { state: entry.state, changedAt: entry.changed_at }]),
  );
  const rewardOf = new Map<string | null, NonNullable<Participation["reward"]>>(
    rewards.map((reward) => [reward.promotion, { claimedAt: reward.claimed_at }]),
  );
  return (activity) => ({ entry: entryOf.get(activity.id), reward: rewardOf.get(activity.promotion) });
}
