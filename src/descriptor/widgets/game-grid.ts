import { z } from "zod";
import { describeWidget } from "../describe-widget.ts";
import { textKey } from "../vocabulary/reference.ts";
import { sourceOf } from "../vocabulary/source.ts";

export const gameGrid = describeWidget({
  type: "game-grid",
  description: "Games as cards; a tap launches the game, a heart makes it a favourite (games §2, §4, §5).",
  options: z.strictObject({
    source: sourceOf("game"),
    columns: z.int().min(1).max(4).default(3).describe("The number of cards per row."),
    look: z
      .enum(["grid", "carousel", "rows"])
      .default("grid")
      .describe(
        "grid: cards in rows and columns. carousel: one line of cards that scrolls sideways. rows: small picture, name and vendor in lines.",
      ),
    limit: z.int().min(1).max(60).default(9).describe("The maximum number of games."),
    name: z.enum(["below", "over", "none"]).default("below").describe("The position of the name."),
    empty: z
      .enum(["say", "hide", "place"])
      .default("say")
      .describe(
        "say: reports that there is none. hide: renders nothing; a section without other content is hidden, too. place: reports it in a box as high as a card, so that nothing below moves.",
      ),
    none: textKey.default("game.none").describe("What an empty list says."),
  }),
  texts: ["favourite.*", "game.*", "state.*"],
  icons: ["heart"],
  places: ["game"],
  example: { source: { call: "hotGames", with: { gameType: "RNG" } }, columns: 3 },
});
