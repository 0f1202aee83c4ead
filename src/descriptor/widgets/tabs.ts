import { z } from "zod";
import { describeWidget } from "../describe-widget.ts";

export const tabs = describeWidget({
  type: "tabs",
  description: "Slots behind tabs; each slot needs a title.",
  options: z.strictObject({
    look: z
      .enum(["pills", "underline", "tiles", "rail"])
      .default("pills")
      .describe("pills: rounded. underline: words with a line. tiles: icons over words. rail: a column at the left."),
  }),
  slots: "any",
  texts: [],
  example: { look: "pills" },
});
