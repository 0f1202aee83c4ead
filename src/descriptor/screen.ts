import { z } from "zod";
import { placements } from "./placement.ts";
import { sheet } from "./sheet.ts";
import { collectionOf } from "./vocabulary/collection.ts";
import { filters } from "./vocabulary/filter.ts";
import { oneRecord } from "./vocabulary/source.ts";

export const screen = z
  .strictObject({
    layout: z
      .enum(["stack", "centred", "flush"])
      .default("stack")
      .describe(
        "stack: widgets below each other with the theme's gap. centred: one narrow column in the middle, for forms. flush: no gap and no margin.",
      ),
    filters: filters.optional(),
    data: collectionOf(
      oneRecord,
      "Calls whose answers parts of the screen read, by an id of your choice: one request however many read it.",
    ).optional(),
    sheets: collectionOf(
      sheet,
      "Sheets that open over the screen, by an id of your choice: an entry of a list or the action `open-sheet` opens one.",
      "sheet",
    ).optional(),
    body: placements,
  })
  .describe("A screen: a tree of widgets, with the filters, the data and the sheets that they share.");
export type Screen = z.infer<typeof screen>;
