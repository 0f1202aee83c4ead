import { z } from "zod";
import { placements } from "./placement.ts";

export const screen = z
  .strictObject({
    layout: z
      .enum(["stack", "centred", "flush"])
      .default("stack")
      .describe(
        "stack: widgets below each other with the theme's gap. centred: one narrow column in the middle, for forms. flush: no gap and no margin.",
      ),
    body: placements,
  })
  .describe("A screen: a tree of widgets.");
export type Screen = z.infer<typeof screen>;
