import type { PlayingTime } from "#gateway/player-protection.ts";
import { preference, setPreference } from "#session/preferences.ts";

type Time = Pick<PlayingTime, "since" | "every">;

const MINUTE_MS = 60_000;
const minutes: Readonly<Record<Time["every"], number>> = { never: Infinity, quarter: 15, half: 30, hour: 60 };

/** The storage key of the session and the reminder that the member saw last, in every tab. */
export const REMINDED_KEY = "livery.reminded";

/** How many reminders were due in a session at a moment in milliseconds. */
export function remindersDue({ since, every }: Time, now: number): number {
  return Math.max(0, Math.floor((now - Date.parse(since)) / (minutes[every] * MINUTE_MS)));
}

/** Milliseconds until the next one; undefined: there is none. */
export function untilNext(time: Time, now: number): number | undefined {
  if (time.every === "never") return undefined;
  const interval = minutes[time.every] * MINUTE_MS;
  return Date.parse(time.since) + (remindersDue(time, now) + 1) * interval - now;
}

/** Whether one is due that was not shown. */
export function isDue(time: Time, now: number): boolean {
  const due = remindersDue(time, now);
  return due > 0 && preference(REMINDED_KEY) !== shown(time, due);
}

export function keepReminded(time: Time, now: number): void {
  setPreference(REMINDED_KEY, shown(time, remindersDue(time, now)));
}

function shown({ since, every }: Time, due: number): string {
  return `${since} ${every} ${due}`;
}
