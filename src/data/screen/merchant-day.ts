import { platformNow } from "../client/transport/server-clock.ts";
import type { SiteSlice } from "#descriptor/compiled-brand.ts";
import { dayOf } from "#text/format-records.ts";

/** The merchant's day, as an ISO date. */
export function merchantDay({ site }: { site: Pick<SiteSlice, "features"> }): string {
  return dayOf(platformNow(), site.features.timeZone);
}
