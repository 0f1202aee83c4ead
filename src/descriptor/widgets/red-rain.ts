import { z } from "zod";
import { describeWidget } from "../describe-widget.ts";

export const redRain = describeWidget({
  type: "red-rain",
  description:
    "The red envelope rain (games §2): counts down to the next round, lets members join it, and shows the envelopes that they catch, falling or, for who prefers less motion, in their places; then what they hold. Phones with a wrong clock count right. The specification does not show it.",
  options: z.strictObject({}),
  calls: ["rainRounds", "joinRain", "catchRain"],
  texts: ["rain.*", "state.*", "error.*"],
  example: {},
});
