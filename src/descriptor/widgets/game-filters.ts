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
        "Whether the categories are above the rest: hot first, then those of the vendor sorting list (games §2, Popular games screen).",
      ),
    look: z
      .enum(["rows", "row"])
      .default("rows")
      .describe(
        "rows: tabs, vendors (four visible at a time) and what is chosen below each other. row: all of them in one line that scrolls sideways, so that the first game is higher.",
      ),
    vendors: z.boolean().default(true).describe("Whether the vendors are below the tabs."),
  }),
  texts: ["lobby.*", "category.*", "dialog.close", "vendor.*"],
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
  places: ["draws", "games"],
  example: {},
});
