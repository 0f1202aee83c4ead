import type { Handler } from "../calls/call-context.ts";
import { withName } from "../merchants/with-name.ts";

export const helpArticles: Handler<"helpArticles"> = async ({ input, merchant, database }) => {
  const rows = await database
    .selectFrom("articles")
    .select(["id", "title", "content"])
    .where("merchant_code", "=", merchant.code)
    .where("topic", "=", input.topic)
    .where("device", "=", input.device)
    .where("language", "=", input.language)
    .orderBy("sort")
    .execute();
  return rows.map(({ id, title, content }) => ({
    id,
    title: withName(title, merchant.name),
    content: withName(content, merchant.name),
  }));
};
