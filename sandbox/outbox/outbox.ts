import type { Insertable } from "kysely";
import { after, duration, type Clock } from "../clock.ts";
import type { OutboxTable } from "../database/sign-in-tables.ts";
import type { Database } from "../database/tables.ts";

const KEPT_MS = 7 * duration.day;
const SHOWN = 100;

export type Letter = Omit<Insertable<OutboxTable>, "sent_at">;
/** A letter as it is read. `secret` is the code, the password or the captcha's answer alone. */
export interface SentLetter {
  merchant: string;
  channel: string;
  recipient: string;
  purpose: string;
  text: string;
  secret: string;
  sentAt: string;
}

/** Where letters go. */
interface Mailroom {
  database: Database;
  clock: Clock;
  /** Whether anybody may read them; otherwise none is kept, for each has a secret in it. */
  keepsLetters: boolean;
}

/** Sends: the sandbox knows no phones and no mail, so what it would send is kept where its operator can read it. */
export async function post({ database, clock, keepsLetters }: Mailroom, letter: Letter): Promise<void> {
  if (!keepsLetters) return;
  const now = clock.now();
  await database
    .insertInto("outbox")
    .values({ ...letter, sent_at: now })
    .execute();
  await database.deleteFrom("outbox").where("sent_at", "<", after(now, -KEPT_MS)).execute();
}

/** The latest letters, newest first; only those to one recipient, or of one merchant, if named. */
export async function sentLetters(
  database: Database,
  wanted: { to?: string | undefined; merchant?: string | undefined },
): Promise<SentLetter[]> {
  const rows = await database
    .selectFrom("outbox")
    .selectAll()
    .$if(wanted.to !== undefined, (query) => query.where("recipient", "=", wanted.to ?? ""))
    .$if(wanted.merchant !== undefined, (query) => query.where("merchant_code", "=", wanted.merchant ?? ""))
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
