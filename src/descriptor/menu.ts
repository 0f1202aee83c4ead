import { z } from "zod";
import { action } from "./vocabulary/action.ts";
import { collectionOf } from "./vocabulary/collection.ts";
import { condition } from "./vocabulary/condition.ts";
import { countName } from "./vocabulary/count.ts";
import { iconName } from "./vocabulary/icon.ts";
import { textKey } from "./vocabulary/reference.ts";

export const menu = z
  .strictObject({
    look: z
      .enum(["popover", "sidebar"])
      .default("popover")
      .describe("popover: a panel below its button. sidebar: a sheet from the side; it also closes with a swipe."),
    profile: z
      .boolean()
      .default(true)
      .describe(
        "The visitor at its top: a member's name, linked to the account; a guest gets a link to where one signs in.",
      ),
    entries: collectionOf(
      z
        .strictObject({
          icon: iconName,
          label: textKey,
          when: condition.optional(),
          badge: countName.optional(),
          do: action,
        })
        .describe("An entry of the menu. While one has a badge, the button that opens the menu has a dot."),
      "The entries, in order.",
    ),
    note: textKey
      .optional()
      .describe(
        "A line at the bottom, for example the copyright (account §2.3). Its text may contain {{year}}: the current one.",
      ),
  })
  .describe("A menu, over the page.");
export type Menu = z.infer<typeof menu>;
