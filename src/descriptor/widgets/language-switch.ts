import { z } from "zod";
import { describeWidget } from "../describe-widget.ts";

export const languageSwitch = describeWidget({
  type: "language-switch",
  description: "The language picker: the brand's languages in their own names. The page changes without a reload.",
  options: z.strictObject({
    look: z
      .enum(["code", "name", "segments"])
      .default("code")
      .describe(
        "code: the short code, which opens a list. name: the language's name. segments: all languages side by side.",
      ),
  }),
  texts: ["language.*"],
  icons: ["language", "check"],
  example: { look: "segments" },
});
