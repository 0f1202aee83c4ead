import { z } from "zod";
import { describeWidget } from "../describe-widget.ts";
import { sourceOf } from "../vocabulary/source.ts";

export const activityList = describeWidget({
  type: "activity-list",
  description:
    "What the merchant runs for its members: picture, title, period, and where the visitor stands. Each leads to its page (account §2.1, games §4).",
  options: z.strictObject({
    source: sourceOf("activity"),
    look: z
      .enum(["cards", "rows"])
      .default("cards")
      .describe("cards: the picture over the whole width, the words below it. rows: a small picture beside the words."),
  }),
  texts: ["activity.none", "activity.always", "activity.status.*", "state.*"],
  places: ["activity"],
  example: { source: { call: "activities" }, look: "rows" },
});
