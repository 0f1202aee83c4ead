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
      .enum(["cards", "rows", "tickets", "deadlines", "articles", "scenes", "invitations"])
      .default("cards")
      .describe(
        "cards: the picture over the whole width, the text below it. rows: a small picture next to the text. tickets: tickets with a torn edge, the last day stamped on them. deadlines: dense lines from edge to edge, what ends first at the top, the time left at the right. articles: a large picture, the title below it, and facts in two columns. scenes: the picture as the ground, the prize in front, large. invitations: framed cards, centred, in small capitals.",
      ),
  }),
  texts: ["activity.none", "activity.always", "activity.dates", "activity.standing", "activity.status.*", "state.*"],
  places: ["activity"],
  example: { source: { call: "activities" }, look: "rows" },
});
