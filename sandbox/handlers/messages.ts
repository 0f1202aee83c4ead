import { callerOf, type CallContext, type Handler } from "../calls/call-context.ts";
import { PlatformError } from "../calls/platform-error.ts";
import { readPage, type Order } from "./read-page.ts";

export const messages: Handler<"messages"> = async (context) => {
  const { input, database } = context;
  const filipino = input.language === "TY";
  const { rows, ...page } = await readPage(
    database.selectFrom("messages").selectAll().where("account_id", "=", callerOf(context).id),
    latestFirst,
    input,
  );
  const content = rows.map((row) => ({
    id: row.id,
    title: (filipino && row.title_ty) || row.title,
    content: (filipino && row.content_ty) || row.content,
    sentAt: row.sent_at.toISOString(),
    read: row.read_at !== null,
  }));
  return { content, ...page };
};

const latestFirst: Order<{ sent_at: Date; id: string }> = {
  columns: [
    { name: "messages.sent_at", kind: "time" },
    { name: "messages.id", kind: "text" },
  ],
  direction: "desc",
  of: (row) => [row.sent_at.toISOString(), row.id],
};

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
