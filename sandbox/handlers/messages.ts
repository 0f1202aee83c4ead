import { callerOf, type CallContext, type Handler } from "../calls/call-context.ts";
import { PlatformError } from "../calls/platform-error.ts";
import { countUnread, deleteMessageIn, deleteReadIn, inboxOf, readAllIn, readMessageIn } from "../inbox/inbox.ts";
import { latestFirst } from "../records/order.ts";
import { pageOf } from "../records/records.ts";

export const messages: Handler<"messages"> = pageOf({
  select: (context) => inboxOf(context.database, callerOf(context)),
  filters: { state: (inbox, state) => inbox.where("messages.read_at", state === "read" ? "is not" : "is", null) },
  order: latestFirst("messages.sent_at", "messages.id"),
  map: (row, { input }) => ({
    id: row.id,
    kind: row.kind,
    title: (input.language === "TY" && row.title_ty) || row.title,
    content: (input.language === "TY" && row.content_ty) || row.content,
    sentAt: row.sent_at.toISOString(),
    read: row.read_at !== null,
  }),
});

export const unreadCount: Handler<"unreadCount"> = async (context) => (await unreadOf(context)).unread;

export const readMessage: Handler<"readMessage"> = async (context) => {
  const { database, clock, input } = context;
  if (!(await readMessageIn(database, callerOf(context), input.id, clock.now()))) throw notThere(input.id);
  return unreadOf(context);
};

export const readAllMessages: Handler<"readAllMessages"> = async (context) => {
  const { database, clock } = context;
  await database.transaction().execute((transaction) => readAllIn(transaction, callerOf(context), clock.now()));
  return unreadOf(context);
};

export const deleteMessage: Handler<"deleteMessage"> = async (context) => {
  const { database, clock, input } = context;
  if (!(await deleteMessageIn(database, callerOf(context), input.id, clock.now()))) throw notThere(input.id);
  return unreadOf(context);
};

export const deleteReadMessages: Handler<"deleteReadMessages"> = async (context) => {
  const { database, clock } = context;
  const deleted = await database
    .transaction()
    .execute((transaction) => deleteReadIn(transaction, callerOf(context), clock.now()));
  return { deleted };
};

async function unreadOf(context: Pick<CallContext<"unreadCount">, "database" | "session">) {
  return { unread: await countUnread(context.database, callerOf(context)) };
}

function notThere(id: string): PlatformError {
  return new PlatformError("request.unknown", `There is no message "${id}" in this inbox, or not any more`);
}
