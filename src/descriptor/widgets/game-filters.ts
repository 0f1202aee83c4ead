import { z } from "zod";
import { describeWidget } from "../describe-widget.ts";

export const gameFilters = describeWidget({
  type: "game-filters",
  description:
    "The filters of a lobby, stored in the address: a search that suggests games while a name is typed, forgiving one slip (Enter runs it), the tabs all, recent, favourite and hot, the vendors with an entry for all, the classifications of slots, and a panel with vendors, classification, smallest bet and other categories (games §2, Game list screen).",
  options: z.strictObject({
    gameType: z
      .string()
      .regex(/^[A-Z]{2,12}$/, 'Use 2 to 12 capital letters, for example "RNG".')
      .optional()
      .describe("The default category, if the address names none."),
    categories: z
      .boolean()
      .default(false)
      .describe(
        "Whether the row above the games are the categories: hot first, then those of the vendor sorting list; the tabs are a list beside the search, and the vendors in the panel (games §2, Popular games screen).",
      ),
    look: z
      .enum(["rows", "row"])
      .default("rows")
      .describe(
        "Without categories. rows: the vendors, four visible at a time; the tabs are a list beside the search. row: tabs, what is chosen and vendors in one line that scrolls sideways.",
      ),
    choices: z
      .enum(["tiles", "pills", "segments", "lines", "glow", "words"])
      .default("tiles")
      .describe(
        "How a choice looks, above the list and in the panel. tiles: rounded tiles and labels. pills: outlined pills that the accent fills from below. segments: one control from edge to edge, divided by hairlines. lines: words, the chosen one with a line under it. glow: dark glass, the chosen one lit from within. words: a quiet line in small capitals with points between.",
      ),
    panel: z
      .enum(["sheet", "drawer"])
      .default("sheet")
      .describe("Where the panel comes from. sheet: from below. drawer: from the right, over the whole height."),
    stays: z
      .boolean()
      .default(false)
      .describe(
        "Whether the search with the tabs, or the line with all choices, stays below the header while the list scrolls.",
      ),
    vendors: z.boolean().default(true).describe("Whether vendors are among the choices above the games."),
  }),
  texts: ["lobby.*", "lobby.near", "lobby.suggested", "category.*", "dialog.close", "vendor.*"],
  icons: [
    "search",
    "filter",
    "close",
    "hot",
    "sports",
    "esports",
    "live",
    "fish",
    "slots",
    "poker",
    "star",
    "cockfight",
    "lottery",
    "grid",
  ],
  parameters: ["gameType", "tab", "class", "search", "vendor", "bet"],
  places: ["draws", "games"],
  example: {},
});
