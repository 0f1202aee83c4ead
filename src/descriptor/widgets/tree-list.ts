import { z } from "zod";
import { describeWidget } from "../describe-widget.ts";
import { named } from "../vocabulary/binding.ts";
import { fieldName, fieldsOf, keyName } from "../vocabulary/cell.ts";
import { coming, emptyList, entryActions, paging } from "../vocabulary/list.ts";
import { anyList } from "../vocabulary/source.ts";

export const treeList = describeWidget({
  type: "tree-list",
  description:
    "A tree, one level at a time: who is in a team, and below whom. A tap on an entry lists what is below it; the path above leads back up. The opened entry is in the address, so that back, reload and a shared link keep it (games §2 team management).",
  options: z.strictObject({
    source: anyList.describe(
      'What lists one level. The parameter that takes the opened entry is bound to the address: { "parentId": { "query": "member" } }; without a value there it lists the top level.',
    ),
    children: z
      .strictObject({
        query: named(
          "query",
          /^[A-Za-z][A-Za-z0-9]*$/,
          "The parameter of the address that has the key of the opened entry, which the route names in `query`.",
        ),
        key: keyName("The field that tells the entries apart, and that the call takes of the opened one.").default(
          "id",
        ),
        count: fieldName("The field with how many entries are below.", ["integer"])
          .optional()
          .describe(
            "The field with how many entries are below: of those that have none, nothing opens; those that were searched for are shown on their own level. All open when absent.",
          ),
      })
      .describe("How an entry opens."),
    breadcrumb: z
      .strictObject({
        source: anyList.describe(
          "What lists the way from the top to the opened entry, both included. It is bound to the same parameter of the address; without a value there it lists only the top.",
        ),
        key: keyName("The field that has the same as the key of the entries.").default("id"),
        fields: fieldsOf("What each step of the way is called: cells by the field that they show."),
      })
      .describe("The path above the list."),
    fields: fieldsOf("What each entry shows, in order: cells by the field that they show."),
    look: z
      .enum(["rows", "cards", "table"])
      .default("rows")
      .describe(
        "rows: a line for each entry. cards: a card for each, with the names of its fields. table: columns; the first stays in view.",
      ),
    paging,
    actions: entryActions.optional(),
    coming,
    empty: emptyList,
  }),
  rows: ["fields", "actions"],
  links: { fields: {}, breadcrumb: {} },
  texts: ["state.*", "cell.unreadable", "tree.*"],
  icons: ["back", "forward"],
  example: {
    source: { call: "teamMembers", with: { parentId: { query: "member" } } },
    children: { query: "member", count: "members" },
    breadcrumb: {
      source: { call: "teamPath", with: { parentId: { query: "member" } } },
      fields: { userName: {} },
    },
    fields: { userName: {}, type: {}, joinedAt: { as: "date" }, members: {} },
  },
});
