import type { ComponentType } from "react";
import type { WidgetType } from "#descriptor/widgets/index.ts";
import { components } from "./registry.generated.ts";
import type { WidgetProps } from "./widget.ts";

/** Loads a widget's component when a page first needs it. */
export type WidgetLoader<T extends WidgetType> = () => Promise<ComponentType<WidgetProps<T>>>;
export type WidgetRegistry = { [T in WidgetType]: WidgetLoader<T> };

/** Every widget that an operator can name, with its component. The type checker finds a missing one. */
export const registry = components satisfies WidgetRegistry;
