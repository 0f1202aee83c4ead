import { z } from "zod";
import { describeWidget } from "../describe-widget.ts";
import { sourceOf } from "../vocabulary/source.ts";

export const hotMatchStrip = describeWidget({
  type: "hot-match-strip",
  description:
    "Matches that rotate every 5 seconds, with loop if there is more than one: those being played first, with minute and score, then the next by their start; odds where the platform sends them. A tap opens the list at that match, from which the game is launched (games §2, Hot match strip and modal).",
  options: z.strictObject({
    source: sourceOf("hotMatch"),
    autoplay: z.int().min(2000).max(60_000).default(5000).describe("Milliseconds that each match is shown (games §9)."),
    look: z
      .enum(["carousel", "table"])
      .default("carousel")
      .describe("carousel: one match at a time. table: several matches as rows, with league, time, score and odds."),
    rows: z.int().min(1).max(10).default(4).describe("Rows of the table."),
  }),
  texts: ["match.*", "in_bet", "dialog.*", "motion.*", "state.*"],
  icons: ["play", "pause", "close", "clock", "forward"],
  places: ["game"],
  example: { source: { call: "hotMatches" }, look: "table", rows: 5 },
});
