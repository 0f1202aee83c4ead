import { z } from "zod";
import { describeWidget } from "../describe-widget.ts";
import { action } from "../vocabulary/action.ts";
import { collectionOf } from "../vocabulary/collection.ts";
import { condition } from "../vocabulary/condition.ts";
import { iconName } from "../vocabulary/icon.ts";
import { textKey } from "../vocabulary/reference.ts";

export const linkList = describeWidget({
  type: "link-list",
  description:
    "Links next to or below each other: the navigation strip of the login screen (account §2.5), quick tiles, rows of settings.",
  options: z.strictObject({
    look: z
      .enum(["bar", "grid", "rows"])
      .default("bar")
      .describe("bar: labels in one line. grid: icons with a label. rows: one below the other with an arrow."),
    links: collectionOf(
      z
        .strictObject({ label: textKey, icon: iconName.optional(), when: condition.optional(), do: action })
        .describe("A link."),
      "The links, in order.",
    ),
  }),
  texts: [],
  icons: ["forward"],
  example: { links: { home: { label: "login.home", do: { action: "navigate", to: "home" } } } },
});
