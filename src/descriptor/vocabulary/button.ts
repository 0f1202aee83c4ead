import { z } from "zod";
import { action } from "./action.ts";
import { collectionOf } from "./collection.ts";
import { condition } from "./condition.ts";
import { iconName } from "./icon.ts";
import { textKey } from "./reference.ts";

/** A button: what it says, how it looks, who sees it, what it does. */
export const button = z
  .strictObject({
    label: textKey,
    icon: iconName.optional(),
    look: z
      .enum(["main", "quiet", "text", "icon"])
      .default("quiet")
      .describe(
        "main: the one main action. quiet: an outline. text: the text alone. icon: the icon alone, the label for screen readers.",
      ),
    when: condition.optional(),
    do: action,
  })
  .describe("A button: its label, its look, its condition, and what it does.");
export type ButtonOptions = z.infer<typeof button>;

/** Buttons by an id of their own, in order. */
export function buttonsOf(description: string) {
  return collectionOf(button, description);
}
