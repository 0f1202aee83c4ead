import { z } from "zod";
import { describeWidget } from "../describe-widget.ts";
import { sourceOf } from "../vocabulary/source.ts";

export const gameGrid = describeWidget({
  type: "game-grid",
  description: "Games as cards; a tap launches the game, a heart keeps it among the favourites (games §2, §4, §5).",
  options: z.strictObject({
    source: sourceOf("game"),
    columns: z.int().min(1).max(4).default(3).describe("Cards beside each other."),
    look: z
      .enum(["grid", "carousel", "rows"])
      .default("grid")
      .describe(
        "grid: cards beside and below each other. carousel: one line of cards that scrolls sideways. rows: small picture, name and vendor in lines.",
      ),
    limit: z.int().min(1).max(60).default(9).describe("Most games."),
    name: z.enum(["below", "over", "none"]).default("below").describe("Where the name stands."),
    empty: z
      .enum(["say", "hide"])
      .default("say")
      .describe("say: that there is none. hide: no trace; a section without anything else goes too."),
  }),
  texts: ["favourite.*", "game.*", "state.*"],
  icons: ["heart"],
  places: ["game"],
  example: { source: { call: "hotGames", with: { gameType: "RNG" } }, columns: 3 },
});
