import type { Insertable } from "kysely";
import { after, duration, type Clock } from "../clock.ts";
import type { OutboxTable } from "../database/sign-in-tables.ts";
import type { Database } from "../database/tables.ts";

const RETENTION_MS = 7 * duration.day;
const SHOWN = 100;

export type OutboxMessage = Omit<Insertable<OutboxTable>, "sent_at">;
/** A message as the outbox shows it. `secret` is the code, the password or the captcha's answer alone. */
export interface SentMessage {
  merchant: string;
  channel: string;
  recipient: string;
  purpose: string;
  text: string;
  secret: string;
  sentAt: string;
}

/** Where messages are written. */
interface Outbox {
  database: Database;
  clock: Clock;
  /** Whether messages are stored for reading; if not, none is, because each contains a secret. */
  keepsOutbox: boolean;
}

/** Sends a message: the sandbox has no SMS or mail, so it stores messages where its operator can read them. */
export async function post({ database, clock, keepsOutbox }: Outbox, message: OutboxMessage): Promise<void> {
  if (!keepsOutbox) return;
  const now = clock.now();
  await database
    .insertInto("outbox")
    .values({ ...message, sent_at: now })
    .execute();
  await database.deleteFrom("outbox").where("sent_at", "<", after(now, -RETENTION_MS)).execute();
}

/** The latest messages, newest first; only those to one recipient, or of one merchant, if named. */
export async function sentMessages(
  database: Database,
  filter: { to?: string | undefined; merchant?: string | undefined },
): Promise<SentMessage[]> {
  const rows = await database
    .selectFrom("outbox")
    .selectAll()
    .$if(filter.to !== undefined, (query) => query.where("recipient", "=", filter.to ?? ""))
    .$if(filter.merchant !== undefined, (query) => query.where("merchant_code", "=", filter.merchant ?? ""))
    .orderBy("id", "desc")
    .limit(SHOWN)
    .execute();
  return rows.map((row) => ({
    merchant: row.merchant_code,
    channel: row.channel,
    recipient: row.recipient,
    purpose: row.purpose,
    text: row.text,
    secret: row.secret,
    sentAt: row.sent_at.toISOString(),
  }));
}
