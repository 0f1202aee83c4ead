import { z } from "zod";
import { describeWidget } from "../describe-widget.ts";

export const passkeyList = describeWidget({
  type: "passkey-list",
  description:
    "The member's passkeys with the days they were added and last used, a button that adds one on this phone, and one to remove each. For the settings screen (account §2.9); trial accounts have none, so place it where they have no access.",
  options: z.strictObject({}),
  texts: ["passkey.*", "state.failed", "state.retry", "dialog.cancel", "error.*"],
  icons: ["passkey", "plus", "close"],
  example: {},
});
