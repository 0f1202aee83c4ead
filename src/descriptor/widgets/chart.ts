import { z } from "zod";
import { describeWidget } from "../describe-widget.ts";
import { fieldsOf } from "../vocabulary/cell.ts";
import { anyList } from "../vocabulary/source.ts";

export const chart = describeWidget({
  type: "chart",
  description:
    "A drawing of what a call of the contract lists: its figures by day, by category. The same figures are a table, for those who cannot see the drawing and, at a tap, for everyone. The call answers its whole list, not pages.",
  options: z.strictObject({
    source: anyList,
    x: fieldsOf(
      "What the figures belong to: one cell, for example the day. Days and times go from left to right, whatever order they come in.",
    ),
    series: fieldsOf(
      "The figures: cells that show money, numbers or rates. Of one alone with the kind money-signed, gains and losses have their colours.",
    ),
    look: z
      .enum(["bars", "line", "ring"])
      .default("bars")
      .describe(
        "bars: a bar for each figure. line: a line for each series. ring: the parts of a whole, of the first series; figures below zero are in the table only.",
      ),
  }),
  texts: ["state.*", "chart.*", "cell.unreadable"],
  example: {
    source: { call: "profitAndLoss" },
    x: { day: {} },
    series: { net: { as: "money-signed" } },
  },
});
