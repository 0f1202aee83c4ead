import { z } from "zod";
import { describeWidget } from "../describe-widget.ts";
import { sourceOf } from "../vocabulary/source.ts";

export const messageList = describeWidget({
  type: "message-list",
  description:
    "The member's messages, the newest first, with a mark on those that are unread. Opening one shows its text, the editors' HTML, sanitised, and marks it as read. The query `id` names the one that is open first (account §2.3, games §2).",
  options: z.strictObject({ source: sourceOf("message") }),
  texts: ["inbox.*", "state.*"],
  icons: ["forward"],
  example: { source: { call: "messages" } },
});
