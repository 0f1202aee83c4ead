import { z } from "zod";
import { describeWidget } from "../describe-widget.ts";
import { action } from "../vocabulary/action.ts";
import { fieldName, fieldsOf, keyName } from "../vocabulary/cell.ts";
import { buttonsOf } from "../vocabulary/button.ts";
import { condition } from "../vocabulary/condition.ts";
import { coming, emptyList, entryActions, paging } from "../vocabulary/list.ts";
import { query } from "../vocabulary/query.ts";
import { routeId, sheetId } from "../vocabulary/reference.ts";
import { anyList } from "../vocabulary/source.ts";

const parameter = z.string().regex(/^[A-Za-z][A-Za-z0-9]*$/, "Use the name of a parameter of the address.");

/** Fields that are on a day. */
const times = ["instant", "date"] as const;

export const recordList = describeWidget({
  type: "record-list",
  description:
    "What a call of the contract lists, in the fields that you name: messages, articles, announcements, bets. Each field is shown by its type; a cell says what differs ([entities](entities.md)). Where the call answers in pages, the next one loads near the end, or is a link (`paging`).",
  options: z.strictObject({
    source: anyList,
    key: keyName("The field that tells the entries apart.").default("id"),
    fields: fieldsOf("What each entry shows, in order: cells by the field that they show."),
    look: z
      .enum(["rows", "cards", "table", "accordion", "ranking", "flow"])
      .default("rows")
      .describe(
        "rows: a line for each entry. cards: a card for each, with the names of its fields. table: columns; the first stays in view. accordion: titles that expand to their details. ranking: numbered rows. flow: titles and texts below each other, as on an editor's page.",
      ),
    latestFirst: fieldName("The time by which the latest entry comes first.", times)
      .optional()
      .describe("The field with the time by which the latest entry comes first; in the platform's order when absent."),
    byDay: fieldName("The time by whose day the entries are grouped.", times)
      .optional()
      .describe("The field with the time by whose day entries are grouped, each day with a title."),
    opened: z
      .strictObject({
        by: parameter.optional().describe("The parameter of the address that has the key of the open entry."),
        place: parameter.optional().describe("The parameter of the address that has its place, counted from 0."),
        first: z.boolean().default(false).describe("Whether the first entry is open when the address names none."),
      })
      .optional()
      .describe("Which entry of an accordion is open initially; none when absent."),
    open: z
      .union([
        z
          .strictObject({
            to: routeId,
            query,
          })
          .describe("The route that an entry leads to."),
        z
          .strictObject({ sheet: sheetId })
          .describe("The sheet of the screen that a tap on an entry opens, with the entry as the row in scope."),
      ])
      .optional()
      .describe("What an entry leads to: a route, or a sheet of the screen. Not in the look accordion."),
    opening: z
      .strictObject({ when: condition.optional(), do: action })
      .optional()
      .describe(
        "What happens when an entry opens, in an accordion or a sheet: a call that marks it as read. The entry is the row in scope.",
      ),
    paging,
    actions: entryActions
      .describe("Buttons at each entry, which is the row in scope of what they do. Not in the look flow.")
      .optional(),
    whole: z
      .strictObject({
        buttons: buttonsOf("The buttons, below each other."),
        from: z.int().min(1).default(1).describe("How many entries there are at least when they are shown."),
      })
      .optional()
      .describe("Buttons below the list that are about all of it."),
    coming,
    empty: emptyList,
  }),
  rows: ["fields", "open", "opening", "actions"],
  links: { fields: { with: "open" } },
  texts: ["state.*", "cell.unreadable"],
  icons: ["back", "forward"],
  example: {
    source: { call: "messages" },
    fields: { title: {}, sentAt: { as: "ago" }, content: {} },
    look: "accordion",
  },
});
