import { z } from "zod";
import { describeWidget } from "../describe-widget.ts";

export const sessionList = describeWidget({
  type: "session-list",
  description:
    "The member's sessions, this phone first: each other session can be ended, and all others at once. Belongs on the settings screen (account §2.9); a guest sees nothing.",
  options: z.strictObject({}),
  texts: ["session.*", "dialog.cancel", "state.*"],
  icons: ["phone", "computer"],
  example: {},
});
