import type { SiteSlice } from "#descriptor/compiled-brand.ts";
import type { WidgetType } from "#descriptor/widgets/index.ts";
import { widgetsOf } from "#renderer/widgets-of.ts";

/** The widgets of the headers: they are there before the page is taken over, so that the shell is usable first. */
export function frameWidgets({ header }: Pick<SiteSlice, "header">): Set<WidgetType> {
  const places = [header.home, header.page].flatMap((variant) => [variant.start, variant.centre, variant.end]);
  return new Set(places.flatMap((placements) => [...widgetsOf(placements)]));
}
