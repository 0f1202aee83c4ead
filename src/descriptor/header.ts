import { z } from "zod";
import { placements } from "./placement.ts";

const variant = z
  .strictObject({
    look: z
      .enum(["bar", "slim", "transparent", "raised"])
      .default("bar")
      .describe(
        "bar: a filled bar. slim: lower, with a hairline. transparent: over the first picture. raised: a card that floats.",
      ),
    start: placements.describe("Widgets on the left."),
    centre: placements.describe("Widgets in the middle."),
    end: placements.describe("Widgets on the right."),
  })
  .describe("A header: three slots for widgets.");

export const header = z
  .strictObject({
    home: variant.describe("The header of home pages."),
    page: variant.describe("The header of all other pages."),
  })
  .describe("The headers (account §2.3).");
export type Header = z.infer<typeof header>;
export type HeaderVariant = z.infer<typeof variant>;
