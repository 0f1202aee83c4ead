import type { SiteSlice } from "#descriptor/compiled-brand.ts";
import type { Facts } from "#conditions/facts.ts";
import { refusalOf, type Refusal } from "#conditions/refusal.ts";

/** Whether the visitor may enter a route: its access rule first, then its own. */
export function refusalOfRoute(
  site: Pick<SiteSlice, "routes" | "access">,
  routeId: string,
  facts: Facts,
): Refusal | null {
  const route = site.routes[routeId];
  if (!route) throw new Error(`There is no route "${routeId}"`);
  return refusalOf(site.access[route.access ?? ""]?.enter, facts) ?? refusalOf(route.enter, facts);
}
