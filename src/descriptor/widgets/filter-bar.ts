import { z } from "zod";
import { describeWidget } from "../describe-widget.ts";

export const filterBar = describeWidget({
  type: "filter-bar",
  description:
    "The filters of the screen, each as its kind is chosen: one of several, an order, days of the merchant, words, on or off. What is chosen is in the address, so that a reload and a shared link keep it; what the screen's calls are given follows at once.",
  options: z.strictObject({
    filters: z
      .record(
        z.string().regex(/^[a-z][A-Za-z0-9-]*$/, "Use the id of a filter of this screen."),
        z
          .strictObject({
            look: z
              .enum(["chips", "tabs", "list", "sheet"])
              .optional()
              .describe(
                "sheet: behind one button, which says how many of its filters differ from their initial value; it opens a sheet with all filters of this look, choices one below the other. For any kind of filter; the button is where the first of them is named. The others are looks of a choice or an order. chips: pills in a line that scrolls. tabs: side by side over the whole width, for two to four short words. list: one line with the chosen one, which opens the others; for many. When absent chips, and for an order the list.",
              ),
          })
          .describe("How a filter is shown."),
      )
      .optional()
      .describe("The filters that are shown, by their ids and in order; all of the screen when absent."),
  }),
  texts: ["period.*", "filter.*", "dialog.close", "state.*"],
  icons: ["calendar", "close", "filter", "search"],
  example: {},
});
