import { z } from "zod";
import { describeWidget } from "../describe-widget.ts";

export const logo = describeWidget({
  type: "logo",
  description: "The brand's logo; a tap goes home (account §2.3).",
  options: z.strictObject({ size: z.enum(["small", "regular", "large"]).default("regular").describe("How large.") }),
  texts: ["header.home"],
  example: {},
});
