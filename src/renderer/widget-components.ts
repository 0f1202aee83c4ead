import { use, type ComponentType } from "react";
import { settling, type Settled } from "#kernel/settled.ts";
import type { WidgetType } from "#descriptor/widgets/index.ts";
import { registry } from "#widgets/registry.ts";
import type { WidgetProps } from "#widgets/widget.ts";

type AnyWidget = ComponentType<WidgetProps<WidgetType>>;
const loaded = new Map<WidgetType, Settled<AnyWidget>>();

/** Starts loading a widget's component; the promise is the same at every call until it fails. */
export function loadWidget(type: WidgetType): Settled<AnyWidget> {
  let promise = loaded.get(type);
  if (!promise) {
    promise = settling(registry[type]() as Promise<AnyWidget>);
    promise.catch((error: unknown) => {
      loaded.delete(type);
      console.error(`The code of the widget "${type}" did not load`, error);
    });
    loaded.set(type, promise);
  }
  return promise;
}

/** Loads several widgets; those that fail are left to their own fence. */
export async function loadWidgets(types: Iterable<WidgetType>): Promise<void> {
  await Promise.allSettled([...types].map(loadWidget));
}

/** The component of a widget. Suspends until its code is there. */
export function useWidgetComponent(type: WidgetType): AnyWidget {
  return use<AnyWidget>(loadWidget(type) as Promise<AnyWidget>);
}
