import { z } from "zod";
import { describeWidget } from "../describe-widget.ts";
import { textKey } from "../vocabulary/reference.ts";

export const jackpotCounter = describeWidget({
  type: "jackpot-counter",
  description:
    "A scrolling jackpot: starts between 70,000,000 and 130,000,000; every 3, 4 or 5 seconds adds 100 to 500 (account §9).",
  options: z.strictObject({
    title: textKey.default("jackpot.title"),
    decimals: z.int().min(0).max(2).default(0).describe("Decimals shown (account §9)."),
    look: z
      .enum(["plain", "marquee", "reels"])
      .default("plain")
      .describe("plain: large digits. marquee: between lights. reels: every digit on its own reel."),
  }),
  texts: ["jackpot.*", "motion.*"],
  icons: ["pause", "play"],
  example: {},
});
