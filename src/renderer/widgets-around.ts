import type { Placement, Placements } from "#descriptor/placement.ts";
import type { WidgetType } from "#descriptor/widgets/index.ts";

/** The types of the widgets that contain one of a type, and that type itself: empty where a tree has none of it. */
export function widgetsAround(placements: Placements, type: WidgetType): Set<WidgetType> {
  const around = new Set<WidgetType>();
  for (const placement of Object.values(placements)) {
    const inside = bodiesOf(placement).flatMap((body) => [...widgetsAround(body, type)]);
    if (placement.widget === type || inside.length > 0)
      for (const one of [placement.widget, ...inside]) around.add(one);
  }
  return around;
}

function bodiesOf({ body, slots = {} }: Placement): Placements[] {
  return [...(body ? [body] : []), ...Object.values(slots).map((slot) => slot.body)];
}
