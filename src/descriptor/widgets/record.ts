import { z } from "zod";
import { describeWidget } from "../describe-widget.ts";
import { fieldsOf } from "../vocabulary/cell.ts";
import { oneRecord } from "../vocabulary/source.ts";

export const record = describeWidget({
  type: "record",
  description:
    "What a call of the contract answers about one thing, in the fields that you name: a profile, the head of a page. Each field is shown by its type; a cell says what differs ([entities](entities.md)).",
  options: z.strictObject({
    source: oneRecord
      .optional()
      .describe("What it shows; absent in a sheet that the entries of a list open: the row in scope."),
    fields: fieldsOf("What it shows, in order: cells by the field that they show."),
    look: z
      .enum(["list", "card", "hero"])
      .default("list")
      .describe(
        "list: a line for each field, its name at the left. card: the same on a card. hero: the title large, and values below it.",
      ),
  }),
  rows: ["fields"],
  texts: ["state.*", "cell.unreadable"],
  example: {
    source: { call: "memberInfo" },
    fields: { nickname: {}, account: {}, regDate: { as: "date" } },
    look: "card",
  },
});
