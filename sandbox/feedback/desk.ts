import { randomUUID } from "node:crypto";
import type { FeedbackMessage } from "#gateway/feedback.ts";
import { PlatformError } from "../calls/platform-error.ts";
import { feedbackAnswered } from "../catalogue/inbox.ts";
import type { Clock } from "../clock.ts";
import { lockAccount } from "../database/lock-account.ts";
import type { Database } from "../database/tables.ts";
import type { KeptImage } from "../images/answer-image.ts";
import { messageTo } from "../inbox/inbox-message.ts";
import { escaped } from "../outbox/page.ts";
import { messagesOf, setState, write } from "./feedback.ts";
import { imageAddress } from "./image-address.ts";

/** The most conversations that the desk shows at a time. */
const SHOWN = 50;

/** A conversation as a person of the merchant sees it. */
export interface OpenFeedback {
  id: string;
  merchant: string;
  member: string;
  kind: string;
  state: string;
  messages: readonly (Pick<FeedbackMessage, "sender" | "text" | "at"> & {
    /** The addresses of the images that were sent with it. */
    pictures: readonly string[];
  })[];
}

/** What is not closed, that which has waited longest first. */
export async function openFeedback(database: Database): Promise<OpenFeedback[]> {
  const rows = await database
    .selectFrom("feedback")
    .innerJoin("accounts", "accounts.id", "feedback.account_id")
    .select(["feedback.id", "accounts.merchant_code", "accounts.username", "feedback.kind", "feedback.state"])
    .where("feedback.state", "<>", "closed")
    .orderBy("feedback.state", "desc")
    .orderBy("feedback.changed_at")
    .limit(SHOWN)
    .execute();
  return Promise.all(
    rows.map(async ({ merchant_code: merchant, username: member, ...row }) => ({
      ...row,
      merchant,
      member,
      messages: (await messagesOf(database, row.id)).map(({ id, sender, text, sent_at, images }) => ({
        sender,
        text,
        at: sent_at.toISOString(),
        pictures: Array.from({ length: Number(images) }, (_, place) => imageAddress(id, place + 1)),
      })),
    })),
  );
}

/** Answers a conversation, which the member finds in the inbox. Throws a PlatformError where it is closed or unknown. */
export function answerFeedback(database: Database, id: string, text: string, clock: Clock): Promise<void> {
  return inOpen(database, id, async (transaction, { account_id: accountId, merchant_name: merchantName }) => {
    const now = clock.now();
    await write(transaction, id, { sender: "merchant", text, idempotencyKey: randomUUID() }, now);
    await setState(transaction, id, "answered", now);
    await transaction
      .insertInto("messages")
      .values(messageTo(accountId, feedbackAnswered(htmlOf(text)), merchantName, now, null))
      .execute();
  });
}

/** Closes a conversation: nothing can be added any more. */
export function closeFeedback(database: Database, id: string, clock: Clock): Promise<void> {
  return inOpen(database, id, (transaction) => setState(transaction, id, "closed", clock.now()));
}

/** An image of a message, the first of which is 1. */
export function imageOf(database: Database, messageId: string, place: number): Promise<KeptImage | undefined> {
  return database
    .selectFrom("feedback_images")
    .select(["media_type", "bytes"])
    .where("message_id", "=", messageId)
    .where("place", "=", place)
    .executeTakeFirst();
}

/** Runs in a transaction in which the member does not write meanwhile. */
function inOpen(
  database: Database,
  id: string,
  work: (transaction: Database, whose: { account_id: string; merchant_name: string }) => Promise<void>,
): Promise<void> {
  return database.transaction().execute(async (transaction) => {
    const whose = await transaction
      .selectFrom("feedback")
      .innerJoin("accounts", "accounts.id", "feedback.account_id")
      .innerJoin("merchants", (join) =>
        join.on((on) =>
          on.or([
            on("merchants.code", "=", on.ref("accounts.merchant_code")),
            on("merchants.trial_code", "=", on.ref("accounts.merchant_code")),
          ]),
        ),
      )
      .select(["feedback.account_id", "merchants.name as merchant_name"])
      .where("feedback.id", "=", id)
      .executeTakeFirst();
    if (!whose) throw new PlatformError("request.unknown", `There is no feedback "${id}"`);
    await lockAccount(transaction, whose.account_id);
    const { state } = await transaction
      .selectFrom("feedback")
      .select("state")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    if (state === "closed") throw new PlatformError("feedback.closed", "This conversation is closed");
    await work(transaction, whose);
  });
}

/** A text as the editors' HTML of a message has it. */
function htmlOf(text: string): string {
  return `<p>${escaped(text).replaceAll("\n", "<br>")}</p>`;
}
