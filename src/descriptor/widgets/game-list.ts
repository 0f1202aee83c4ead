import { z } from "zod";
import { describeWidget } from "../describe-widget.ts";

export const gameList = describeWidget({
  type: "game-list",
  description:
    "The endless list of a lobby's games: those that the address selects (category, tab, search, vendor, classification, bet), page after page as the visitor nears the bottom (games §2, Game list screen). A tap launches a game, its heart makes it a favourite.",
  options: z.strictObject({
    columns: z.int().min(2).max(4).default(3).describe("The number of games per row in the looks grid and round."),
    look: z
      .enum(["grid", "round", "rows", "cards", "carousel", "index"])
      .default("grid")
      .describe(
        "grid: cards in rows and columns. round: pictures in circles, in rows and columns, with the name below. rows: lines over the whole width, with a small picture, name and vendor, and play at the edge. cards: one wide picture below the other. carousel: shelves of posters from edge to edge, each of which scrolls sideways. index: groups of one large picture and six numbered lines.",
      ),
    name: z.enum(["below", "over"]).default("below").describe("The position of the name on a card of the grid."),
    gameType: z
      .string()
      .regex(/^[A-Z]{2,12}$/, 'Use 2 to 12 capital letters, for example "RNG".')
      .optional()
      .describe("The default category, if the address names none."),
  }),
  texts: ["favourite.*", "game.*", "lobby.*", "state.*"],
  icons: ["play", "heart"],
  parameters: ["gameType", "tab", "class", "search", "vendor", "bet"],
  places: ["game"],
  example: { columns: 3 },
});
