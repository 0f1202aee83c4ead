import type { PageSlice, SiteSlice } from "#descriptor/compiled-brand.ts";
import { cachedPage, pageSlice } from "#data/page/slice-store.ts";
import { loadWidgets } from "#renderer/widget-components.ts";
import { widgetsOf } from "#renderer/widgets-of.ts";
import { frameWidgets } from "./frame-widgets.ts";

/** Pages whose code has loaded, or failed to, as well. */
const ready = new WeakSet<PageSlice>();

/** Loads a route's slice and code. */
export async function loadPage(site: SiteSlice, route: string): Promise<PageSlice> {
  const page = await pageSlice(site.language, route);
  await loadWidgets([...frameWidgets(site, route), ...widgetsOf(page.screen.body)]);
  ready.add(page);
  return page;
}

/** A route's page, if nothing of it is left to load. */
export function readyPage({ language }: SiteSlice, route: string): PageSlice | undefined {
  const page = cachedPage(language, route);
  return page && ready.has(page) ? page : undefined;
}
