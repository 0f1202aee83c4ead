import { sql } from "kysely";
import type { CallContext, Handler } from "../calls/call-context.ts";
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
    .where("merchant_code", "=", merchant.code)
    .where("type", "in", types)
    .where("group_name", "=", input.groupName)
    .where("platform", "=", input.platform)
    .where("language", "=", input.language)
    .orderBy("sort")
    .execute();
  const offered = rows.filter((row) => isOffered(row.promotion_type, merchant.state));
  return offered.map((row) => ({
    id: row.id,
    type: row.type as "B",
    title: withName(row.title, merchant.name),
    content: withName(row.content, merchant.name),
    publishedAt: row.published_at.toISOString(),
    ...(row.picture !== null && { url: pictureUrl(merchant, "banner", row.picture) }),
    ...(row.promotion_type !== null && { promotionType: row.promotion_type }),
    ...(row.execution !== null && { execution: row.execution as "A" }),
  }));
};

export const agentNoticeCount: Handler<"agentNoticeCount"> = async (context) => (await unreadNotices(context)).length;

export const readAgentNotices: Handler<"readAgentNotices"> = async (context) => {
  const { database, clock } = context;
  const ids = await unreadNotices(context);
  const read = ids.map((id) => ({ account_id: agentOf(context).id, announcement_id: id, read_at: clock.now() }));
  if (read.length > 0)
    await database
      .insertInto("read_notices")
      .values(read)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  return { unread: 0 };
};

/** The announcements for agents that the caller has not read: each exists in several languages and is one. */
async function unreadNotices(context: Pick<CallContext<"agentNoticeCount">, "database" | "session" | "merchant">) {
  const agent = agentOf(context);
  const rows = await context.database
    .selectFrom("announcements")
    .select("id")
    .distinct()
    .where("merchant_code", "=", context.merchant.code)
    .where("type", "=", AGENT_ANNOUNCEMENT)
    .where(
      sql<boolean>`not exists (select from read_notices read
        where read.account_id = ${agent.id} and read.announcement_id = announcements.id)`,
    )
    .execute();
  return rows.map(({ id }) => id);
}
