import { sql, type RawBuilder } from "kysely";
import { after, duration, type Clock } from "../clock.ts";
import type { Database } from "../database/tables.ts";
import { SESSION_LIFE_MS } from "../security/tokens.ts";
import { isOf, type Whose } from "./whose.ts";

/** Who used the site this recently is online. */
const ONLINE_MS = 15 * duration.minute;

/** How many of those who are meant use the site now. */
export async function countOnline(database: Database, those: Whose, clock: Clock): Promise<number> {
  const { online } = await database
    .selectFrom("sessions")
    .innerJoin("team_places", "team_places.account_id", "sessions.account_id")
    .where(isUsed(clock))
    .where(isOf(those, "sessions.account_id", "team_places.path"))
    .where(sql<boolean>`team_places.until = 'infinity'`)
    .select(sql<number>`count(distinct sessions.account_id)::integer`.as("online"))
    .executeTakeFirstOrThrow();
  return online;
}

/** Whether a row of sessions is of one that is used now. */
export function isUsed(clock: Clock): RawBuilder<boolean> {
  // A session ends a fixed time after its last use, which is not stored beside it.
  const usedSince = after(clock.now(), SESSION_LIFE_MS - ONLINE_MS);
  return sql<boolean>`(sessions.ended_at is null and sessions.expires_at > ${usedSince})`;
}
