import { z } from "zod";
import { describeWidget } from "../describe-widget.ts";
import { sourceOf } from "../vocabulary/source.ts";

export const winnerBoard = describeWidget({
  type: "winner-board",
  description:
    "Recent winners, the highest win first. Advances by itself only with more than 4 winners, three at a time (games §2, Winner board widget).",
  options: z.strictObject({
    source: sourceOf("winner"),
    look: z
      .enum(["rows", "podium"])
      .default("rows")
      .describe("rows: one below the other. podium: the three highest large, side by side, the rest as rows."),
  }),
  texts: ["winner.*", "motion.*", "state.*"],
  icons: ["trophy", "play", "pause"],
  places: ["game"],
  example: { source: { call: "winnerBoard", with: { gameCategory: "ALL", limitNum: 20 } } },
});
