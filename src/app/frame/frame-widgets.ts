import type { SiteSlice } from "#descriptor/compiled-brand.ts";
import type { WidgetType } from "#descriptor/widgets/index.ts";
import { widgetsOf } from "#renderer/widgets-of.ts";

/** The widgets of a route's header: loaded before hydration, so that the frame is usable first. */
export function frameWidgets(
  { header, routes }: Pick<SiteSlice, "header" | "routes">,
  routeId: string,
): Set<WidgetType> {
  const variant = routes[routeId]?.header ?? "page";
  if (variant === "none") return new Set();
  const { start, centre, end } = header[variant];
  return new Set([start, centre, end].flatMap((placements) => [...widgetsOf(placements)]));
}
