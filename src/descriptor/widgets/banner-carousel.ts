import { z } from "zod";
import { describeWidget } from "../describe-widget.ts";
import { sourceOf } from "../vocabulary/source.ts";

export const bannerCarousel = describeWidget({
  type: "banner-carousel",
  description:
    "Clickable pictures, one at a time. More than one loop, advance every 5 seconds, have pagination and keep playing after interaction; a single one is static (games §2, Mobile home).",
  options: z.strictObject({
    source: sourceOf("announcement").describe("The source of the pictures: a call that lists announcements."),
    autoplay: z
      .int()
      .min(2000)
      .max(60_000)
      .default(5000)
      .describe("Milliseconds that each picture is shown (account §9)."),
    shape: z
      .enum(["wide", "tall", "strip"])
      .default("wide")
      .describe("wide: 2 to 1. tall: 4 to 5, for a cinematic home. strip: 4 to 1."),
    peek: z.boolean().default(false).describe("Whether the neighbours are partly visible at the sides."),
  }),
  texts: ["banner.*", "state.*", "motion.*"],
  icons: ["pause", "play"],
  places: ["announcements", "promotions"],
  example: { source: { call: "announcements", with: { types: "B", groupName: "m_home" } } },
});
