import { z } from "zod";
import { describeWidget } from "../describe-widget.ts";
import { sourceOf } from "../vocabulary/source.ts";

export const drawSpotlight = describeWidget({
  type: "draw-spotlight",
  description: "The next lottery draw with its countdown and the last result (games §2, Lottery countdown widget).",
  options: z.strictObject({
    source: sourceOf("lotteryGame"),
    group: z
      .string()
      .regex(/^[A-Z0-9_]+$/, "Use capital letters, digits and underscores.")
      .optional()
      .describe("Only games of this group."),
    look: z
      .enum(["card", "full"])
      .default("card")
      .describe(
        "card: a card between other widgets. full: from edge to edge and nearly as high as a phone: the draw is the screen.",
      ),
  }),
  texts: ["draw.*", "state.*"],
  icons: ["clock"],
  places: ["draw"],
  example: { source: { call: "lotteryList" }, group: "PH" },
});
