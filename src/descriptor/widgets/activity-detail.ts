import { z } from "zod";
import { describeWidget } from "../describe-widget.ts";

export const activityDetail = describeWidget({
  type: "activity-detail",
  description:
    "The activity that the query `id` names: picture, period, the visitor's status, the editors' text, sanitised, and the one action: join, apply, or claim (games §4, §5).",
  options: z.strictObject({
    look: z
      .enum(["card", "ticket", "table", "article", "scene", "invitation"])
      .default("card")
      .describe(
        "card: the picture, a card with facts and action, a card with the text. ticket: one ticket with a torn edge, the last day stamped on it. table: a small picture beside the title, the facts in lines from edge to edge, with the time left. article: a large picture and title, facts in two columns, no cards. scene: the picture from edge to edge, the prize in front of it. invitation: one framed card, centred, in small capitals.",
      ),
  }),
  body: "What a member fills in where the platform wants an application: a form that calls `joinActivity`. Without it the button applies at once.",
  calls: ["activity", "joinActivity", "claimActivity"],
  texts: ["activity.*", "state.*"],
  places: ["activities"],
  example: { look: "article" },
});
