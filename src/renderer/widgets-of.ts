import type { Placements } from "#descriptor/placement.ts";
import type { WidgetType } from "#descriptor/widgets/index.ts";

/** Every widget type in a tree of placements. */
export function widgetsOf(placements: Placements): Set<WidgetType> {
  const types = new Set<WidgetType>();
  for (const placement of Object.values(placements)) {
    types.add(placement.widget);
    for (const type of widgetsOf(placement.body ?? {})) types.add(type);
    for (const slot of Object.values(placement.slots ?? {})) for (const type of widgetsOf(slot.body)) types.add(type);
  }
  return types;
}
