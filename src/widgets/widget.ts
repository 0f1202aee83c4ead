import type { ReactNode } from "react";
import type { IconName } from "#descriptor/vocabulary/icon.ts";
import type { WidgetOptions, WidgetType } from "#descriptor/widgets/index.ts";

/** A slot as a container widget gets it: already rendered. */
export interface SlotView {
  title?: string | undefined;
  icon?: IconName | undefined;
  content: ReactNode;
}

/** What every widget's component gets. */
export interface WidgetProps<T extends WidgetType> {
  /** The placement's id: unique on its screen. */
  id: string;
  /** The options, complete: the compiler has filled in the defaults. */
  options: WidgetOptions[T];
  /** The widgets in it, already rendered, where its placement has any. */
  body?: ReactNode;
  slots: Readonly<Record<string, SlotView>>;
}
