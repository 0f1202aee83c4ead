import { z } from "zod";
import { describeWidget } from "../describe-widget.ts";

export const serviceWidget = describeWidget({
  type: "service-widget",
  description:
    "Customer service, telegram and facebook at the side of the page. A type is shown only if it has a contact; one contact opens directly, several open a list (games §2, Side service widget).",
  options: z.strictObject({
    look: z.enum(["side", "grid"]).default("side").describe("side: floats at the edge. grid: buttons in the page."),
  }),
  texts: ["service.*", "dialog.*"],
  icons: ["service", "telegram", "facebook", "close"],
  example: { look: "grid" },
});
