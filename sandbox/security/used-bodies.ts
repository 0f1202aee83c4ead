import { z } from "zod";
import { PlatformError } from "../calls/platform-error.ts";
import { after, duration } from "../clock.ts";
import type { Database } from "../database/tables.ts";

/** How old an encrypted body may be; a slow phone has sent it by then. */
export const BODY_LIFE_MS = 2 * duration.minute;
/** How far the clock of another server of this platform, which gave the time, may be ahead. */
const AHEAD_MS = duration.minute;

/** What makes an encrypted body valid once: in its protected header, so that nobody can change it. */
const once = z.object({ iat: z.number(), jti: z.string().regex(/^[\w-]{16,64}$/) });

/** Uses an encrypted body up, on every server of this database. Throws encryption.invalid where it is too old or used. */
export async function useBody(database: Database, header: object, now: Date): Promise<void> {
  const { success, data } = once.safeParse(header);
  if (!success)
    throw refusal(
      "carries no time and nonce: put iat (startUp.serverTime, in seconds) and jti into its protected header",
    );
  const madeAt = new Date(data.iat * duration.second);
  if (!(madeAt > after(now, -BODY_LIFE_MS) && madeAt < after(now, AHEAD_MS)))
    throw refusal("is too old: encrypt it again with the time of a new startUp answer");
  const row = await database
    .insertInto("used_bodies")
    .values({ nonce: data.jti, expires_at: after(madeAt, BODY_LIFE_MS) })
    .onConflict((conflict) => conflict.doNothing())
    .returning("nonce")
    .executeTakeFirst();
  await database.deleteFrom("used_bodies").where("expires_at", "<", after(now, -AHEAD_MS)).execute();
  if (!row) throw refusal("has been used: encrypt it again");
}

function refusal(why: string): PlatformError {
  return new PlatformError("encryption.invalid", `The encrypted body ${why}`);
}
