import { z } from "zod";
import { collectionOf } from "./vocabulary/collection.ts";
import { condition } from "./vocabulary/condition.ts";
import { countName } from "./vocabulary/count.ts";
import { iconName } from "./vocabulary/icon.ts";
import { writtenQuery } from "./vocabulary/query.ts";
import { accessId, routeId, textKey } from "./vocabulary/reference.ts";

export const tab = z
  .strictObject({
    icon: iconName,
    label: textKey,
    to: routeId,
    query: writtenQuery,
    when: condition.optional(),
    access: accessId.optional().describe("An access rule that is checked on a tap, before the route's own."),
    badge: countName.optional(),
    raised: z.boolean().optional().describe("The tab rises above the bar."),
  })
  .describe("A tab of the footer.");
export type Tab = z.infer<typeof tab>;

const tabs = collectionOf(tab, "The tabs, in order.");

export const footer = z
  .strictObject({
    look: z
      .enum(["bar", "floating", "text", "minimal", "marker"])
      .default("bar")
      .describe(
        "bar: icons and labels. floating: a rounded bar above the page. text: labels first, small icons. minimal: icons and small labels without a bar around them. marker: a hairline marks the active tab.",
      ),
    icons: z.enum(["line", "duotone", "filled"]).default("line").describe("How icons are drawn."),
    tabs,
  })
  .describe("The tab bar (account §2.4). Each route's `footer` decides whether it is shown there.");
export type Footer = z.infer<typeof footer>;

/** A tab bar of its own for some routes. */
export const namedFooter = z
  .strictObject({ tabs })
  .describe("Another tab bar, for routes whose `footer` names it, in the look of the brand's.");
export type NamedFooter = z.infer<typeof namedFooter>;
