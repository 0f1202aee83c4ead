import type { Handler } from "../calls/call-context.ts";
import { isAgent } from "../merchants/member-types.ts";
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
  return rows.map((row) => ({
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
