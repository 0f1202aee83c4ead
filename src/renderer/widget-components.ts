import { use, type ComponentType } from "react";
import { tracked, type TrackedPromise } from "#kernel/tracked-promise.ts";
import type { WidgetType } from "#descriptor/widgets/index.ts";
import { registry } from "#widgets/registry.ts";
import type { WidgetProps } from "#widgets/widget.ts";

type AnyWidget = ComponentType<WidgetProps<WidgetType>>;
const loaded = new Map<WidgetType, TrackedPromise<AnyWidget>>();
/** Of each started widget: resolves once its code has loaded or failed. */
const settled = new Map<WidgetType, TrackedPromise<void>>();

/** Starts loading a widget's component, once; after a failure each call retries. */
export function loadWidget(type: WidgetType): TrackedPromise<AnyWidget> {
  const before = loaded.get(type);
  if (before && before.status !== "rejected") return before;
  const promise = tracked(componentOf(type));
  promise.catch((error: unknown) => console.error(`The code of the widget "${type}" did not load`, error));
  loaded.set(type, promise);
  settled.set(type, tracked(promise.then(ignore, ignore)));
  return promise;
}

async function componentOf(type: WidgetType): Promise<AnyWidget> {
  const module = (await registry[type]()) as unknown as Readonly<Record<string, AnyWidget>>;
  return module[type.replaceAll(/(?:^|-)./g, (start) => start.slice(-1).toUpperCase())] as AnyWidget;
}

function ignore(): void {}

/** Preloads several widgets; failures are left to their error boundaries. */
export async function loadWidgets(types: Iterable<WidgetType>): Promise<void> {
  await Promise.allSettled([...types].map(loadWidget));
}

/**
 * The component of a widget. Suspends until its code has loaded. A failure is final: a retry during rendering would
 * never end.
 */
export function useWidgetComponent(type: WidgetType): AnyWidget {
  return use<AnyWidget>((loaded.get(type) ?? loadWidget(type)) as Promise<AnyWidget>);
}

/** Suspends until the code of several widgets has loaded or failed, which is final here, too. */
export function useLoadedWidgets(types: Iterable<WidgetType>): void {
  const all = [...types];
  for (const type of all) if (!loaded.has(type)) void loadWidget(type);
  for (const type of all) use(settled.get(type) as Promise<void>);
}
