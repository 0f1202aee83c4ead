import { z } from "zod";
import { collectionOf } from "./vocabulary/collection.ts";
import { condition, type Condition } from "./vocabulary/condition.ts";
import { iconName, type IconName } from "./vocabulary/icon.ts";
import { textKey } from "./vocabulary/reference.ts";
import { widgetTypes, type WidgetType } from "./widgets/index.ts";

/** A placed widget. */
export interface Placement {
  widget: WidgetType;
  when?: Condition | undefined;
  options?: Record<string, unknown> | undefined;
  body?: Placements | undefined;
  slots?: Record<string, Slot> | undefined;
}
/** Placements by id, in order. */
export type Placements = Record<string, Placement>;
/** A named slot of a container widget. */
export interface Slot {
  when?: Condition | undefined;
  title?: string | undefined;
  icon?: IconName | undefined;
  body: Placements;
}

export const placement: z.ZodType<Placement> = z
  .strictObject({
    widget: z.enum(widgetTypes).describe("The type of the widget."),
    when: condition.optional(),
    options: z.record(z.string(), z.unknown()).optional().describe("The widget's own options."),
    get body() {
      return placements.optional();
    },
    get slots() {
      return collectionOf(slot, "The widget's slots by name.").optional();
    },
  })
  .meta({
    id: "placement",
    livery: { reference: "section-field" },
    description:
      "A placed widget: its type, its condition, its options and the widgets in it: in `body`, or in `slots` if it has several.",
  });

export const slot: z.ZodType<Slot> = z
  .strictObject({
    when: condition.optional(),
    title: textKey.optional(),
    icon: iconName.optional(),
    get body() {
      return placements;
    },
  })
  .describe("A named slot of a container widget.");

export const placements: z.ZodType<Placements> = collectionOf(
  z.lazy(() => placement),
  "Widgets by an id of your choice, in order.",
);
