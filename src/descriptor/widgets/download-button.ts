import { z } from "zod";
import { describeWidget } from "../describe-widget.ts";

export const downloadButton = describeWidget({
  type: "download-button",
  description:
    "A pulsing button for the app, with the download popup: Android, iOS and profile links by device; hidden in an installed app (games §2, Download link component).",
  options: z.strictObject({
    look: z
      .enum(["bar", "floating"])
      .default("bar")
      .describe(
        "bar: a strip with a close button. floating: a line above the tab bar that stays in sight while the page scrolls, with a place of its own at the end of the page.",
      ),
  }),
  texts: ["download.*", "dialog.*"],
  icons: ["download", "close", "phone"],
  example: {},
});
