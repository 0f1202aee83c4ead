import { z } from "zod";
import { describeWidget } from "../describe-widget.ts";

export const downloadLinks = describeWidget({
  type: "download-links",
  description:
    "The links to the app for this device, each with a line about it: Android, iOS and the iOS profile (games §2, Download link component). On iOS outside Safari a notice asks to open Safari first.",
  options: z.strictObject({}),
  texts: ["download.*", "dialog.confirm", "state.*"],
  icons: ["download", "phone", "shield", "forward"],
  example: {},
});
