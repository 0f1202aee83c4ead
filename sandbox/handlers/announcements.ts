import { sql } from "kysely";
import type { CallContext, Handler } from "../calls/call-context.ts";
import { PlatformError } from "../calls/platform-error.ts";
import { agentOf } from "../merchants/agents.ts";
import { isAgent } from "../merchants/member-types.ts";
import { isOffered } from "../merchants/promotions.ts";
import { withName } from "../merchants/with-name.ts";
import { pictureUrl } from "../pictures/picture-url.ts";

/** Only agents see announcements of this type. */
const AGENT_ANNOUNCEMENT = "A";

export const announcements: Handler<"announcements"> = async ({ input, merchant, session, database }) => {
  const toAgent = session !== null && isAgent(session.account);
  const types = input.types.split(",").filter((type) => type !== AGENT_ANNOUNCEMENT || toAgent);
  if (types.length === 0) return [];
  const rows = await database
    .selectFrom("announcements")
    .selectAll()
    .select(isRead(session?.account.id ?? "").as("read"))
    .where("merchant_code", "=", merchant.code)
    .where("type", "in", types)
    .where("group_name", "=", input.groupName)
    .where("platform", "=", input.platform)
    .where("language", "=", input.language)
    .orderBy("sort")
    .execute();
  const offered = rows.filter((row) => isOffered(row.promotion_type, merchant));
  return offered.map((row) => ({
    id: row.id,
    type: row.type as "B",
    title: withName(row.title, merchant.name),
    content: withName(row.content, merchant.name),
    publishedAt: row.published_at.toISOString(),
    ...(row.picture !== null && { url: pictureUrl(merchant, "banner", row.picture) }),
    ...(row.promotion_type !== null && { promotionType: row.promotion_type }),
    ...(row.execution !== null && { execution: row.execution as "A" }),
    ...(row.type === AGENT_ANNOUNCEMENT && { read: row.read }),
  }));
};

export const agentNoticeCount: Handler<"agentNoticeCount"> = async (context) =>
  unreadIn(await agentNotices(context)).length;

export const readAgentNotice: Handler<"readAgentNotice"> = async (context) => {
  const { id } = context.input;
  const notices = await agentNotices(context);
  if (!notices.some((notice) => notice.id === id))
    throw new PlatformError("request.unknown", `There is no announcement "${id}" for agents`);
  const unread = unreadIn(notices);
  await markRead(context, unread.includes(id) ? [id] : []);
  return { unread: unread.filter((one) => one !== id).length };
};

export const readAgentNotices: Handler<"readAgentNotices"> = async (context) => {
  await markRead(context, unreadIn(await agentNotices(context)));
  return { unread: 0 };
};

interface Notice {
  id: string;
  read: boolean;
}
type Asked = Pick<CallContext<"agentNoticeCount">, "database" | "session" | "merchant" | "clock">;

/** The announcements for agents, and whether the caller has read them: each exists in several languages and is one. */
async function agentNotices(context: Asked): Promise<Notice[]> {
  const agent = agentOf(context);
  return context.database
    .selectFrom("announcements")
    .select(["id", isRead(agent.id).as("read")])
    .distinct()
    .where("merchant_code", "=", context.merchant.code)
    .where("type", "=", AGENT_ANNOUNCEMENT)
    .execute();
}

function unreadIn(notices: readonly Notice[]): string[] {
  return notices.filter(({ read }) => !read).map(({ id }) => id);
}

function isRead(agentId: string) {
  return sql<boolean>`exists (select from read_notices read
    where read.account_id = ${agentId} and read.announcement_id = announcements.id)`;
}

async function markRead(context: Asked, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const { id } = agentOf(context);
  await context.database
    .insertInto("read_notices")
    .values(ids.map((one) => ({ account_id: id, announcement_id: one, read_at: context.clock.now() })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
