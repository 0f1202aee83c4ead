import type { ComponentType } from "react";
import type { WidgetType } from "#descriptor/widgets/index.ts";
import { components } from "./registry.generated.ts";
import type { WidgetProps } from "./widget.ts";

/** The name of a widget's component: "game-grid" is `GameGrid`. */
type ComponentName<T extends string> = T extends `${infer Word}-${infer Rest}`
  ? `${Capitalize<Word>}${ComponentName<Rest>}`
  : Capitalize<T>;

/**
 * Loads the file of a widget's component when a page first needs it. Its name follows from the type: a table of names
 * would be part of every page.
 */
export type WidgetLoader<T extends WidgetType> = () => Promise<
  Readonly<Record<ComponentName<T>, ComponentType<WidgetProps<T>>>>
>;
export type WidgetRegistry = { [T in WidgetType]: WidgetLoader<T> };

/** Every widget that an operator can name, with its component. The type checker finds a missing one. */
export const registry = components satisfies WidgetRegistry;
