import { z } from "zod";
import { describeWidget } from "../describe-widget.ts";

export const serviceWidget = describeWidget({
  type: "service-widget",
  description:
    "Customer service, telegram and facebook beside the page's content. A type is shown only if it has a contact; one contact opens directly, several open a list (games §2, Side service widget).",
  options: z.strictObject({
    look: z
      .enum(["side", "grid"])
      .default("side")
      .describe(
        "side: a line above the tab bar that stays in sight while the page scrolls, with a place of its own at the end of the page. grid: buttons in the page.",
      ),
  }),
  texts: ["service.*", "dialog.*"],
  icons: ["service", "telegram", "facebook", "close"],
  example: { look: "grid" },
});
