import { seededBroadcast, seededMessages } from "../catalogue/inbox.ts";
import { after, duration } from "../clock.ts";
import type { Database } from "../database/tables.ts";
import { broadcastOf, messageTo } from "../inbox/inbox-message.ts";

interface Merchant {
  code: string;
  name: string;
}

/** The message to every member that a merchant has from the start, once. */
export async function seedBroadcast(database: Database, { code, name }: Merchant, now: Date): Promise<void> {
  const sentAt = after(now, -1.5 * duration.day);
  await database
    .insertInto("broadcasts")
    .values({ ...broadcastOf(code, seededBroadcast, name, sentAt), id: idOf(code) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** As many unread messages as the seed says; the rest were read long ago, and so was that to every member. */
export async function fillInbox(
  database: Database,
  { code, name, accountId, unread }: Merchant & { accountId: string; unread: number },
  now: Date,
): Promise<void> {
  const rows = seededMessages.map((message, index) =>
    messageTo(accountId, message, name, after(now, -(index + 1) * duration.day), index < unread ? null : now),
  );
  await database.insertInto("messages").values(rows).execute();
  await database
    .insertInto("broadcast_states")
    .values({ account_id: accountId, broadcast_id: idOf(code), read_at: now })
    .execute();
}

function idOf(merchantCode: string): string {
  return `seeded-${merchantCode}`;
}
