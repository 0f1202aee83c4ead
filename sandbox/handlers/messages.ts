import { callerOf, type CallContext, type Handler } from "../calls/call-context.ts";
import { PlatformError } from "../calls/platform-error.ts";
import { latestFirst } from "../records/order.ts";
import { pageOf } from "../records/records.ts";

export const messages: Handler<"messages"> = pageOf({
  select: (context) =>
    context.database.selectFrom("messages").selectAll().where("account_id", "=", callerOf(context).id),
  order: latestFirst("messages.sent_at", "messages.id"),
  map: (row, { input }) => ({
    id: row.id,
    title: (input.language === "TY" && row.title_ty) || row.title,
    content: (input.language === "TY" && row.content_ty) || row.content,
    sentAt: row.sent_at.toISOString(),
    read: row.read_at !== null,
  }),
});

export const readMessage: Handler<"readMessage"> = async (context) => {
  const { database, clock, input } = context;
  const mine = database
    .updateTable("messages")
    .where("id", "=", input.id)
    .where("account_id", "=", callerOf(context).id);
  const { numUpdatedRows } = await mine
    .set((row) => ({ read_at: row.fn.coalesce("read_at", row.val(clock.now())) }))
    .executeTakeFirst();
  if (numUpdatedRows === 0n)
    throw new PlatformError("request.unknown", `There is no message "${input.id}" in this inbox`);
  return { unread: await countUnread(context) };
};

export const unreadCount: Handler<"unreadCount"> = (context) => countUnread(context);

async function countUnread(context: Pick<CallContext<"unreadCount">, "database" | "session">): Promise<number> {
  const { count } = await context.database
    .selectFrom("messages")
    .select((select) => select.fn.countAll().as("count"))
    .where("account_id", "=", callerOf(context).id)
    .where("read_at", "is", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}
