import { z } from "zod";
import { describeWidget } from "../describe-widget.ts";
import { sourceOf } from "../vocabulary/source.ts";

export const articleList = describeWidget({
  type: "article-list",
  description:
    "Articles of the merchant, for the help centre and the user agreement (games §2, Help centre). As an accordion, the query selects the entry that is open initially: `article` by its id, `i` counted from 0; the first if both are absent or invalid. Texts are the editors' HTML, sanitised.",
  options: z.strictObject({
    source: sourceOf("article"),
    look: z
      .enum(["accordion", "rows"])
      .default("accordion")
      .describe("accordion: titles that expand to their text. rows: all texts below each other."),
  }),
  texts: ["article.*", "state.*"],
  icons: ["forward"],
  example: { source: { call: "helpArticles", with: { topic: "agreement" } }, look: "rows" },
});
