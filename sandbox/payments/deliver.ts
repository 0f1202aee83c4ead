import { after, duration, type Clock } from "../clock.ts";
import type { Database } from "../database/tables.ts";
import { signed } from "./signature.ts";

/** How many notices are delivered at a time. */
const BATCH = 20;
/** The longest pause before a notice is sent again. */
const LONGEST_PAUSE = 10 * duration.minute;
/** A platform that does not answer by then is asked again. */
const TIMEOUT = 10 * duration.second;

interface Delivery {
  database: Database;
  clock: Clock;
  secret: string;
  /** Where the platform takes notices. */
  address: string;
}

/** Delivers the notices that are due. Each is sent again, after longer and longer pauses, until the platform takes it. */
export async function deliverNotices({ database, clock, secret, address }: Delivery): Promise<number> {
  const due = await database
    .selectFrom("payment_notices")
    .selectAll()
    .where("delivered_at", "is", null)
    .where("due_at", "<=", clock.now())
    .orderBy("due_at")
    .limit(BATCH)
    .execute();
  for (const { id, body, attempts } of due) {
    const taken = await isTaken(address, body, signed(secret, body, clock.now()));
    const pause = Math.min(duration.second * 2 ** attempts, LONGEST_PAUSE);
    await database
      .updateTable("payment_notices")
      .set({
        attempts: attempts + 1,
        ...(taken ? { delivered_at: clock.now() } : { due_at: after(clock.now(), pause) }),
      })
      .where("id", "=", id)
      .execute();
  }
  return due.length;
}

async function isTaken(address: string, body: string, headers: Record<string, string>): Promise<boolean> {
  try {
    const { ok } = await fetch(address, {
      method: "POST",
      headers: { ...headers, "content-type": "application/json" },
      body,
      signal: AbortSignal.timeout(TIMEOUT),
    });
    return ok;
  } catch {
    return false;
  }
}
