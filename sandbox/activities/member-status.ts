import type { ActivityStatus } from "#gateway/entities.ts";
import type { EntryState } from "../database/member-tables.ts";
import type { ActivityRow } from "../database/tables.ts";

/** What a member has done in an activity, or has received. */
export interface Participation {
  entry?: { state: EntryState; changedAt: Date } | undefined;
  /** The member's reward, claimed or not. */
  reward?: { claimedAt: Date | null } | undefined;
}

type Activity = Pick<ActivityRow, "kind" | "starts_at" | "ends_at">;

/** A member's status (games §4). What a member has done or received stays visible after the activity ends. */
export function statusOf(activity: Activity, { entry, reward }: Participation, now: Date): ActivityStatus {
  if (activity.starts_at > now) return "comingSoon";
  if (reward) return reward.claimedAt === null ? "claim" : "claimed";
  if (entry && (entry.state !== "signed" || isSameDay(entry.changedAt, now))) return entry.state;
  if (activity.ends_at && activity.ends_at <= now) return "close";
  return activity.kind === "reward" ? "process" : "join";
}

/** Days are counted in UTC, as the platform counts everything. */
function isSameDay(one: Date, other: Date): boolean {
  return one.toISOString().slice(0, 10) === other.toISOString().slice(0, 10);
}
