import { z } from "zod";
import { describeWidget } from "../describe-widget.ts";

export const gameList = describeWidget({
  type: "game-list",
  description:
    "The games of a lobby without end: those that the address asks for (category, tab, search, vendor, classification, bet), page after page as the reader nears the bottom (games §2, Game list screen). A tap launches a game, its heart makes it a favourite.",
  options: z.strictObject({
    columns: z.int().min(2).max(4).default(3).describe("Cards beside each other."),
    look: z
      .enum(["grid", "rows"])
      .default("grid")
      .describe("grid: cards beside and below each other. rows: small picture, name and vendor in lines."),
    name: z.enum(["below", "over"]).default("below").describe("Where the name is on a card."),
    gameType: z
      .string()
      .regex(/^[A-Z]{2,12}$/)
      .optional()
      .describe("The category where the address names none."),
  }),
  texts: ["favourite.*", "game.*", "lobby.*", "state.*"],
  icons: ["play", "heart"],
  places: ["game"],
  example: { columns: 3 },
});
