import { z } from "zod";
import { describeWidget } from "../describe-widget.ts";

export const lotteryLobby = describeWidget({
  type: "lottery-lobby",
  description:
    "Lottery games behind a menu of groups that scrolls sideways, HOT and FAV first: icon, name, draw number, countdown, last winning number and a heart (games §2, Lottery lobby). Favourites are stored on the phone and come first (games §3, §4).",
  options: z.strictObject({
    look: z
      .enum(["cards", "grid"])
      .default("cards")
      .describe("cards: one below the other, with the last result. grid: two per row, without it."),
    menu: z.boolean().default(true).describe("Whether the menu of groups is shown."),
  }),
  texts: ["draw.*", "favourite.mark", "lottery.*", "state.*"],
  icons: ["heart"],
  places: ["draw"],
  example: { look: "cards" },
});
