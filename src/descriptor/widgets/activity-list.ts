import { z } from "zod";
import { describeWidget } from "../describe-widget.ts";
import { sourceOf } from "../vocabulary/source.ts";

export const activityList = describeWidget({
  type: "activity-list",
  description:
    "The merchant's activities for its members: picture, title, period and the visitor's status. Each links to its page (account §2.1, games §4).",
  options: z.strictObject({
    source: sourceOf("activity"),
    look: z
      .enum(["cards", "rows"])
      .default("cards")
      .describe("cards: the picture over the whole width, the text below it. rows: a small picture next to the text."),
  }),
  texts: ["activity.none", "activity.always", "activity.status.*", "state.*"],
  places: ["activity"],
  example: { source: { call: "activities" }, look: "rows" },
});
