import { z } from "zod";
import { describeWidget } from "../describe-widget.ts";
import { action } from "../vocabulary/action.ts";
import { fieldsOf } from "../vocabulary/cell.ts";
import { condition } from "../vocabulary/condition.ts";
import { oneRecord } from "../vocabulary/source.ts";

const opens = z
  .array(z.strictObject({ when: condition.optional(), do: action }).describe("What a tap does, and for which record."))
  .min(1)
  .describe(
    "What a tap on it does: the first whose condition holds. The record is the row in scope, so that its own fields can be compared. None holds: it is no link.",
  );

export const record = describeWidget({
  type: "record",
  description:
    "What a call of the contract answers about one thing, in the fields that you name: a profile, the head of a page. Each field is shown by its type; a cell says what differs ([entities](entities.md)).",
  options: z.strictObject({
    source: oneRecord
      .optional()
      .describe("What it shows; absent in a sheet that the entries of a list open: the row in scope."),
    fields: fieldsOf("What it shows, in order: cells by the field that they show."),
    opens: opens.optional(),
    coming: z
      .boolean()
      .default(true)
      .describe("Whether its place is kept until it has come; false where it often has nothing to show."),
    look: z
      .enum(["list", "card", "hero", "profile", "portrait"])
      .default("list")
      .describe(
        "list: a line for each field, its name at the left. card: the same on a card. hero: the title large, and values below it. profile: the picture round beside title, badges and quiet lines, without the names of fields. portrait: the same in the middle, the picture large.",
      ),
  }),
  rows: ["fields", "opens"],
  links: { fields: { with: "opens" } },
  texts: ["state.*", "cell.unreadable"],
  icons: ["forward"],
  example: {
    source: { call: "memberInfo" },
    fields: { nickname: {}, account: {}, regDate: { as: "date" } },
    look: "card",
  },
});
