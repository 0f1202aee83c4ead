import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { MOST_BEFORE } from "#gateway/pages.ts";
import { callerOf, type CallContext, type Handler } from "../calls/call-context.ts";
import { PlatformError } from "../calls/platform-error.ts";
import { lockAccount } from "../database/lock-account.ts";
import { rowWithKey } from "../database/row-with-key.ts";
import type { Database } from "../database/tables.ts";
import { answerOf, feedbackAnswer, feedbackOf, messagesIn, refuseMany, setState, write } from "../feedback/feedback.ts";
import { memberImageAddress } from "../feedback/image-address.ts";
import { imagesIn } from "../images/images.ts";
import { latestFirst } from "../records/order.ts";
import { pageOf } from "../records/records.ts";

export const feedback: Handler<"feedback"> = pageOf({
  select: (context) =>
    context.database
      .selectFrom("feedback")
      .selectAll()
      .select(
        sql<string>`(select m.text from feedback_messages m where m.feedback_id = feedback.id order by m.number limit 1)`.as(
          "text",
        ),
      )
      .where("account_id", "=", callerOf(context).id),
  order: latestFirst("feedback.changed_at", "feedback.id"),
  mostBefore: MOST_BEFORE,
  map: feedbackAnswer,
});

export const feedbackThread: Handler<"feedbackThread"> = pageOf({
  before: (context) => feedbackOf(context.database, callerOf(context).id, context.input.id),
  select: ({ database, input }) => messagesIn(database, input.id),
  order: latestFirst("feedback_messages.sent_at", "feedback_messages.number", "number"),
  mostBefore: MOST_BEFORE,
  map: ({ id, sender, text, images: count, sent_at: at }) => {
    const images = Number(count);
    const sent = (place: number) => (place <= images ? memberImageAddress(id, place) : null);
    return { id, sender, text, images, picture1: sent(1), picture2: sent(2), picture3: sent(3), at: at.toISOString() };
  },
});

export const sendFeedback: Handler<"sendFeedback"> = async (context) => {
  const { clock, input } = context;
  const { id: account_id } = callerOf(context);
  const images = await imagesIn(input.images, { field: "images" });
  const idempotencyKey = input.idempotencyKey ?? randomUUID();
  return oneByOne(context, async (transaction) => {
    const before = await rowWithKey(transaction, "feedback", account_id, idempotencyKey);
    if (before) return answerOf(transaction, before);
    const now = clock.now();
    await refuseMany(transaction, account_id, now);
    const row = await transaction
      .insertInto("feedback")
      .values({
        id: randomUUID(),
        account_id,
        kind: input.kind,
        state: "waiting",
        created_at: now,
        changed_at: now,
        idempotency_key: idempotencyKey,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await write(transaction, row.id, { sender: "member", text: input.text.trim(), images, idempotencyKey }, now);
    return answerOf(transaction, row);
  });
};

export const continueFeedback: Handler<"continueFeedback"> = async (context) => {
  const { clock, input } = context;
  const account = callerOf(context);
  const images = await imagesIn(input.images, { field: "images" });
  const idempotencyKey = input.idempotencyKey ?? randomUUID();
  return oneByOne(context, async (transaction) => {
    const { id, state } = await feedbackOf(transaction, account.id, input.id);
    const before = await transaction
      .selectFrom("feedback_messages")
      .select("id")
      .where("feedback_id", "=", id)
      .where("idempotency_key", "=", idempotencyKey)
      .executeTakeFirst();
    if (!before) {
      if (state === "closed") throw new PlatformError("feedback.closed", "The merchant has closed this conversation");
      const now = clock.now();
      await refuseMany(transaction, account.id, now);
      await write(transaction, id, { sender: "member", text: input.text.trim(), images, idempotencyKey }, now);
      await setState(transaction, id, "waiting", now);
    }
    return answerOf(transaction, await feedbackOf(transaction, account.id, id));
  });
};

/** One after the other for each member, so that two phones together do not write more than is possible. */
function oneByOne<Answer>(
  context: Pick<CallContext<"sendFeedback">, "database" | "session">,
  work: (transaction: Database) => Promise<Answer>,
): Promise<Answer> {
  return context.database.transaction().execute(async (transaction) => {
    await lockAccount(transaction, callerOf(context).id);
    return work(transaction);
  });
}
