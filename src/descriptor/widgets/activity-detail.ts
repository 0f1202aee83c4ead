import { z } from "zod";
import { describeWidget } from "../describe-widget.ts";

export const activityDetail = describeWidget({
  type: "activity-detail",
  description:
    "The activity that the query `id` names: picture, period, the visitor's status, the editors' text, sanitised, and the one action: join, apply with a comment and images, or claim (games §4, §5).",
  options: z.strictObject({}),
  texts: ["activity.*", "state.*", "error.image.*"],
  icons: ["forward", "plus", "close"],
  places: ["activities"],
  example: {},
});
