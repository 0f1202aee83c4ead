import type { ActivityStatus } from "#gateway/entities.ts";
import type { EntryState } from "../database/member-tables.ts";
import type { ActivityRow } from "../database/tables.ts";
import { dayOf } from "../records/days.ts";

/** What a member has done in an activity, or has received. */
export interface Participation {
  entry?: { state: EntryState; changedAt: Date } | undefined;
  /** The member's reward, claimed or not. */
  reward?: { claimedAt: Date | null } | undefined;
}

type Activity = Pick<ActivityRow, "kind" | "starts_at" | "ends_at">;

/** Now, and where the merchant's days begin. */
interface Moment {
  now: Date;
  timeZone: string;
}

/**
 * A member's status (games §4). What a member has done or received stays visible after the activity ends; signing in is for a day of
 * the merchant.
 */
export function statusOf(activity: Activity, { entry, reward }: Participation, moment: Moment): ActivityStatus {
  const { now } = moment;
  if (activity.starts_at > now) return "comingSoon";
  if (reward) return reward.claimedAt === null ? "claim" : "claimed";
  if (entry && (entry.state !== "signed" || isToday(entry.changedAt, moment))) return entry.state;
  if (activity.ends_at && activity.ends_at <= now) return "close";
  return activity.kind === "reward" ? "process" : "join";
}

function isToday(time: Date, { now, timeZone }: Moment): boolean {
  return dayOf(time, timeZone) === dayOf(now, timeZone);
}
