import { randomUUID } from "node:crypto";
import type { Selectable } from "kysely";
import { FEEDBACK_BEGINNING, type Feedback, type FeedbackMessage } from "#gateway/feedback.ts";
import { required } from "#kernel/assert.ts";
import { PlatformError } from "../calls/platform-error.ts";
import { after, duration } from "../clock.ts";
import type { FeedbackTable } from "../database/feedback-tables.ts";
import type { Database } from "../database/tables.ts";
import { rowsOf, type Image } from "../images/images.ts";

/** How many messages a member can write within a day. */
export const MOST_IN_A_DAY = 10;

type FeedbackRow = Selectable<FeedbackTable>;
/** What is written into a conversation. */
interface Written {
  sender: FeedbackMessage["sender"];
  text: string;
  images?: readonly Image[];
  idempotencyKey: string;
}

/** Refuses a further message of a member who wrote as many as are possible within a day. */
export async function refuseMany(database: Database, accountId: string, now: Date): Promise<void> {
  const { count } = await database
    .selectFrom("feedback_messages")
    .innerJoin("feedback", "feedback.id", "feedback_messages.feedback_id")
    .select((select) => select.fn.countAll().as("count"))
    .where("account_id", "=", accountId)
    .where("sender", "=", "member")
    .where("sent_at", ">", after(now, -duration.day))
    .executeTakeFirstOrThrow();
  if (Number(count) >= MOST_IN_A_DAY)
    throw new PlatformError("feedback.many", `A member can write ${MOST_IN_A_DAY} messages within a day`);
}

/** Adds a message with its images. Runs in the caller's transaction. */
export async function write(database: Database, feedbackId: string, written: Written, now: Date): Promise<void> {
  const { images = [], idempotencyKey: idempotency_key, ...message } = written;
  const id = randomUUID();
  await database
    .insertInto("feedback_messages")
    .values({ id, feedback_id: feedbackId, ...message, sent_at: now, idempotency_key })
    .execute();
  if (images.length === 0) return;
  await database
    .insertInto("feedback_images")
    .values(rowsOf(images).map((row) => ({ message_id: id, ...row })))
    .execute();
}

/** Sets where a conversation stands. */
export async function setState(database: Database, id: string, state: Feedback["state"], now: Date): Promise<void> {
  await database.updateTable("feedback").set({ state, changed_at: now }).where("id", "=", id).execute();
}

/** A member's feedback. Throws a PlatformError where there is none. */
export async function feedbackOf(database: Database, accountId: string, id: string): Promise<FeedbackRow> {
  const row = await database
    .selectFrom("feedback")
    .selectAll()
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  if (!row) throw new PlatformError("request.unknown", `The member has written no feedback "${id}"`);
  return row;
}

/** The messages of a conversation with the number of their images. */
export function messagesIn(database: Database, feedbackId: string) {
  return database
    .selectFrom("feedback_messages")
    .select(["feedback_messages.id", "sender", "text", "sent_at", "feedback_messages.number"])
    .select(({ selectFrom }) =>
      selectFrom("feedback_images")
        .select(({ fn }) => fn.countAll<string>().as("count"))
        .whereRef("feedback_images.message_id", "=", "feedback_messages.id")
        .as("images"),
    )
    .where("feedback_id", "=", feedbackId);
}

/** All of them, the earliest first. */
export function messagesOf(database: Database, feedbackId: string) {
  return messagesIn(database, feedbackId).orderBy("number").execute();
}

/** A conversation as its calls answer it. */
export async function answerOf(database: Database, row: FeedbackRow): Promise<Feedback> {
  const [first] = await messagesOf(database, row.id);
  return feedbackAnswer({ ...row, text: required(first, "The first message").text });
}

/** The same, of a row that has the first text. */
export function feedbackAnswer(row: FeedbackRow & { text: string }): Feedback {
  return {
    id: row.id,
    kind: row.kind,
    text: beginningOf(row.text),
    state: row.state,
    at: row.created_at.toISOString(),
    changedAt: row.changed_at.toISOString(),
  };
}

/** The beginning of a text in one line, with dots where there is more. */
export function beginningOf(text: string): string {
  const line = text.replaceAll(/\s+/g, " ");
  if (line.length <= FEEDBACK_BEGINNING) return line;
  const cut = line.slice(0, FEEDBACK_BEGINNING - 1);
  // Half an emoji is no character.
  return `${/[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut}…`;
}
