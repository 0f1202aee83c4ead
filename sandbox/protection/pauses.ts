import { PlatformError } from "../calls/platform-error.ts";
import type { Database } from "../database/tables.ts";
import { pauseAt, type Pause } from "./pause.ts";

/** The pause of a member at a time; undefined: the member may play. */
export async function pauseOf(database: Database, accountId: string, now: Date): Promise<Pause | undefined> {
  const pauses = await database
    .selectFrom("player_pauses")
    .select(["state", "until"])
    .where("account_id", "=", accountId)
    .execute();
  return pauseAt(pauses, now);
}

/** Throws a PlatformError that says until when, while a member does not play. */
export async function refusePaused(database: Database, accountId: string, now: Date): Promise<void> {
  const pause = await pauseOf(database, accountId, now);
  if (pause) throw pausedError(pause);
}

/** The same for those who have excluded themselves only. */
export async function refuseExcluded(database: Database, accountId: string, now: Date): Promise<void> {
  const pause = await pauseOf(database, accountId, now);
  if (pause?.state === "excluded") throw pausedError(pause);
}

/** What calls answer to a member who does not play. */
export function pausedError({ state, until }: Pause): PlatformError {
  const code = state === "excluded" ? "player.excluded" : "player.paused";
  return new PlatformError(code, pauseInWords({ state, until }), until ? { until: until.toISOString() } : undefined);
}

export function pauseInWords({ until }: Pause): string {
  return until === null
    ? "The member has stopped playing for good"
    : `The member has stopped playing until ${until.toISOString()}`;
}
