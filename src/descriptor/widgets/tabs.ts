import { z } from "zod";
import { describeWidget } from "../describe-widget.ts";

export const tabs = describeWidget({
  type: "tabs",
  description: "Slots behind tabs; each slot needs a title.",
  options: z.strictObject({
    look: z
      .enum(["pills", "underline", "cards", "side"])
      .default("pills")
      .describe(
        "pills: rounded. underline: labels with a line. cards: icons above labels. side: a column at the left.",
      ),
  }),
  slots: "any",
  texts: [],
  example: { look: "pills" },
});
