import { z } from "zod";
import { describeWidget } from "../describe-widget.ts";

export const backButton = describeWidget({
  type: "back-button",
  description:
    "The back arrow: replaces the entry where the route says so, else one step back; home when there is no history (account §2.3).",
  options: z.strictObject({}),
  texts: ["header.back"],
  icons: ["back"],
  example: {},
});
