import { z } from "zod";
import { describeWidget } from "../describe-widget.ts";

export const lotteryLobby = describeWidget({
  type: "lottery-lobby",
  description:
    "Lottery games behind a menu of groups that scrolls sideways, HOT and FAV first: icon, name, draw number, countdown, last winning number and a heart (games §2, Lottery lobby). Favourites are stored on the phone and come first (games §3, §4).",
  options: z.strictObject({
    look: z
      .enum(["cards", "grid", "table", "large", "lit", "rows"])
      .default("cards")
      .describe(
        "cards: one below the other, with the last result. grid: two per row, a large round picture, without the result. table: dense lines under a head, from edge to edge. large: one wide card per draw with its clock in the middle and much space. lit: the last result first, large, on a dark band. rows: a register with hairlines, a name and its last figures in each line.",
      ),
    menu: z.boolean().default(true).describe("Whether the menu of groups is shown; it suits the look."),
  }),
  texts: ["draw.*", "favourite.mark", "lottery.*", "state.*"],
  icons: ["heart"],
  places: ["draw"],
  example: { look: "cards" },
});
