import { z } from "zod";
import { describeWidget } from "../describe-widget.ts";
import { action } from "../vocabulary/action.ts";
import { iconName } from "../vocabulary/icon.ts";
import { textKey } from "../vocabulary/reference.ts";

export const linkButton = describeWidget({
  type: "link-button",
  description: "A button with one action.",
  options: z.strictObject({
    label: textKey,
    icon: iconName.optional(),
    do: action,
    look: z
      .enum(["main", "quiet", "text", "icon"])
      .default("quiet")
      .describe(
        "main: the one main action. quiet: an outline. text: the text alone. icon: the icon alone, the label is for screen readers.",
      ),
  }),
  texts: [],
  example: { label: "header.login", do: { action: "navigate", to: "login" }, look: "main" },
});
