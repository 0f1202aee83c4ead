import { z } from "zod";
import { describeWidget } from "../describe-widget.ts";
import { action } from "../vocabulary/action.ts";
import { fieldsFrom } from "../vocabulary/cell.ts";
import { collectionOf } from "../vocabulary/collection.ts";
import { condition } from "../vocabulary/condition.ts";
import { countName } from "../vocabulary/count.ts";
import { iconName } from "../vocabulary/icon.ts";
import { accessId, dataId, textKey } from "../vocabulary/reference.ts";

const value = z
  .strictObject({
    data: dataId,
    fields: fieldsFrom("data", "Fields of the answer, in order."),
  })
  .describe(
    "What the link says beside its label: fields of named data of this screen. Its place is kept free until they have come; where they cannot be loaded it stays empty.",
  );

export const linkList = describeWidget({
  type: "link-list",
  description:
    "Links next to or below each other: the navigation strip of the login screen (account §2.5), quick tiles, rows of settings. Each may have a badge with a count, and a value such as a balance.",
  options: z.strictObject({
    look: z
      .enum(["bar", "grid", "rows", "discs", "tiles", "table", "lines"])
      .default("bar")
      .describe(
        "bar: labels in one line. grid: icons with a label. rows: one below the other with an arrow, on a card. discs: three to a row, a large round icon over each label. tiles: two to a row, a card each. table: dense lines from edge to edge. lines: hairlines on the page, without icons.",
      ),
    links: collectionOf(
      z
        .strictObject({
          label: textKey,
          icon: iconName.optional(),
          when: condition.optional(),
          badge: countName.optional(),
          value: value.optional(),
          access: accessId
            .optional()
            .describe("An access rule that is checked on a tap, before that of the route which the link leads to."),
          do: action,
        })
        .describe("A link."),
      "The links, in order.",
    ),
  }),
  texts: ["footer.badge*", "header.unread"],
  icons: ["forward"],
  example: { links: { home: { label: "login.home", do: { action: "navigate", to: "home" } } } },
});
