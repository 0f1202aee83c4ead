import { z } from "zod";
import { describeWidget } from "../describe-widget.ts";

export const messageButton = describeWidget({
  type: "message-button",
  description:
    "The message icon. Signed in: goes to the message centre and shows a red dot when the unread count is above 0. Signed out: opens the login popup (account §2.3).",
  options: z.strictObject({}),
  texts: ["header.messages", "header.unread"],
  icons: ["message"],
  places: ["messages"],
  example: {},
});
