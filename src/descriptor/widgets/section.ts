import { z } from "zod";
import { describeWidget } from "../describe-widget.ts";
import { action } from "../vocabulary/action.ts";
import { iconName } from "../vocabulary/icon.ts";
import { textKey } from "../vocabulary/reference.ts";

export const section = describeWidget({
  type: "section",
  description: "Widgets under a title, with a link to more.",
  options: z.strictObject({
    title: textKey,
    icon: iconName.optional(),
    note: textKey.optional().describe("A sentence below the title."),
    more: z.strictObject({ label: textKey, do: action }).optional().describe("A link next to the title."),
    look: z
      .enum(["plain", "card", "band", "row"])
      .default("plain")
      .describe(
        "plain: on the page. card: in a card. band: a tinted band from edge to edge. row: a dense line from edge to edge, the title at the left and its widgets at the right.",
      ),
  }),
  body: "The widgets of the section.",
  texts: [],
  icons: ["forward"],
  example: { title: "category.RNG" },
});
