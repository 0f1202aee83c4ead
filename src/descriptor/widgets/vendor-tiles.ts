import { z } from "zod";
import { describeWidget } from "../describe-widget.ts";
import { sourceOf } from "../vocabulary/source.ts";

export const vendorTiles = describeWidget({
  type: "vendor-tiles",
  description: "Tiles of the game vendors by category, in the order of the vendor sorting list (games §2, §3).",
  options: z.strictObject({
    source: sourceOf("vendor"),
    category: z
      .enum(["ALL", "SPORTS", "ESPORTS", "LIVE", "FISH", "RNG", "PVP", "COCKFIGHT", "LOTT"])
      .default("ALL")
      .describe("The category of the vendors (games §3)."),
    columns: z.int().min(1).max(4).default(2).describe("The number of tiles per row."),
    look: z
      .enum(["grid", "cards", "chips"])
      .default("grid")
      .describe(
        "grid: pictures with their name in columns. cards: large pictures over the whole width. chips: small rounded labels.",
      ),
    leads: z
      .boolean()
      .default(false)
      .describe(
        "Whether the first tile is the first large picture of the screen: it is loaded before all other pictures.",
      ),
    limit: z.int().min(1).max(40).default(12).describe("The maximum number of tiles."),
  }),
  texts: ["vendor.*", "category.*", "state.*"],
  places: ["games", "slots", "draws", "game"],
  example: { source: { call: "vendors" }, columns: 2 },
});
