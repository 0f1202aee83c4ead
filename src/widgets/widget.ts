import type { ReactNode } from "react";
import type { IconName } from "#descriptor/vocabulary/icon.ts";
import type { WidgetOptions, WidgetType } from "#descriptor/widgets/index.ts";

/** A slot's content, rendered for its container widget. */
export interface SlotView {
  title?: string | undefined;
  icon?: IconName | undefined;
  content: ReactNode;
}

/** Props of every widget. */
export interface WidgetProps<T extends WidgetType> {
  /** The placement's id: unique on its screen. */
  id: string;
  /** The options, complete: the compiler has filled in the defaults. */
  options: WidgetOptions[T];
  /** The widgets in it, already rendered, where its placement has any. */
  body?: ReactNode;
  slots: Readonly<Record<string, SlotView>>;
}
