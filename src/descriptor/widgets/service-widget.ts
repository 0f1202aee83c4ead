import { z } from "zod";
import { describeWidget } from "../describe-widget.ts";

export const serviceWidget = describeWidget({
  type: "service-widget",
  description:
    "Customer service, telegram and facebook at the side of the page. A type shows only with a contact; one contact opens at once, more open a list (games §2, Side service widget).",
  options: z.strictObject({
    look: z.enum(["side", "grid"]).default("side").describe("side: floats at the edge. grid: buttons in the page."),
  }),
  texts: ["service.*", "dialog.*"],
  icons: ["service", "telegram", "facebook", "close"],
  example: { look: "grid" },
});
