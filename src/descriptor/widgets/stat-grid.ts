import { z } from "zod";
import { describeWidget } from "../describe-widget.ts";
import { fieldName, figuresOf } from "../vocabulary/cell.ts";
import { oneRecord } from "../vocabulary/source.ts";

export const statGrid = describeWidget({
  type: "stat-grid",
  description:
    "Figures of what a call of the contract answers: the sums over a report, the counters of today. Each is shown by its type; a cell says what differs ([entities](entities.md)).",
  options: z.strictObject({
    source: oneRecord,
    figures: figuresOf("The figures, in order: cells by the field that they show. With `do` a figure leads somewhere."),
    before: z
      .record(
        z.string().regex(/^[a-z][A-Za-z0-9]*$/, "Use the name of a field as the contract has it."),
        fieldName("The field with the same figure of the period before."),
      )
      .optional()
      .describe(
        'The fields with the figures of the period before, by the field of the figure that they stand under: { "net": "netBefore" }.',
      ),
    columns: z.int().min(1).max(4).default(3).describe("Figures side by side; two on a phone where they do not fit."),
    look: z
      .enum(["plain", "card"])
      .default("card")
      .describe("plain: on the page. card: each figure on the surface of a card."),
  }),
  texts: ["state.*", "period.before", "cell.unreadable"],
  icons: ["forward"],
  example: { source: { call: "betSummary" }, figures: { stake: {}, net: { as: "money-signed" } } },
});
