import type { SiteSlice } from "#descriptor/compiled-brand.ts";
import type { EnterRules } from "#descriptor/vocabulary/access.ts";
import { holds, type Facts } from "./condition.ts";

/** What happens instead of coming in. */
export type Refusal = EnterRules[number]["do"];

/** The first rule that applies decides; null: come in. */
export function refusalOf(rules: EnterRules | undefined, facts: Facts): Refusal | null {
  return rules?.find((rule) => holds(rule.when, facts))?.do ?? null;
}

/** Whether the visitor may enter a route: its access rule first, then its own. */
export function refusalOfRoute(
  site: Pick<SiteSlice, "routes" | "access">,
  routeId: string,
  facts: Facts,
): Refusal | null {
  const route = site.routes[routeId];
  if (!route) throw new Error(`There is no route "${routeId}"`);
  return refusalOf(site.access[route.access]?.enter, facts) ?? refusalOf(route.enter, facts);
}
