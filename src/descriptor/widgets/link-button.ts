import { z } from "zod";
import { describeWidget } from "../describe-widget.ts";
import { action } from "../vocabulary/action.ts";
import { iconName } from "../vocabulary/icon.ts";
import { textKey } from "../vocabulary/reference.ts";

export const linkButton = describeWidget({
  type: "link-button",
  description: "A button that does one thing.",
  options: z.strictObject({
    label: textKey,
    icon: iconName.optional(),
    do: action,
    look: z
      .enum(["main", "quiet", "text", "icon"])
      .default("quiet")
      .describe(
        "main: the one main action. quiet: an outline. text: words alone. icon: the icon alone, the label is read out.",
      ),
  }),
  texts: [],
  example: { label: "header.login", do: { action: "navigate", to: "login" }, look: "main" },
});
