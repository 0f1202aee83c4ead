import { z } from "zod";
import { describeWidget } from "../describe-widget.ts";
import { sourceOf } from "../vocabulary/source.ts";

export const drawCards = describeWidget({
  type: "draw-cards",
  description:
    "Lottery games as cards: icon, name, draw number, countdown, last winning number (games §2, Lottery lobby).",
  options: z.strictObject({
    source: sourceOf("lotteryGame"),
    group: z
      .string()
      .regex(/^[A-Z0-9_]+$/, "Use capital letters, digits and underscores.")
      .optional()
      .describe("Only games of this group."),
    look: z
      .enum(["cards", "carousel", "rows"])
      .default("cards")
      .describe("cards: one below the other. carousel: a line that scrolls sideways. rows: dense lines."),
    limit: z.int().min(1).max(40).default(6).describe("The maximum number of games."),
    skip: z
      .int()
      .min(0)
      .max(10)
      .default(0)
      .describe("Omit the first ones, for example because a spotlight shows them."),
  }),
  texts: ["draw.*", "state.*"],
  icons: ["clock"],
  places: ["draw"],
  example: { source: { call: "lotteryList" }, look: "carousel" },
});
