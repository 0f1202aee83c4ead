import type { PageSlice, SiteSlice } from "#descriptor/compiled-brand.ts";
import type { LanguageCode } from "#descriptor/identity.ts";

/** A slice could not be loaded; the visitor may retry. */
export class SliceError extends Error {}

const pages = new Map<string, PageSlice>();

/** Stores the page that came with the HTML. */
export function cachePage(language: LanguageCode, page: PageSlice): void {
  pages.set(`${language}/${page.route}`, page);
}

/** The slice of a route, if it was loaded before. */
export function cachedPage(language: LanguageCode, route: string): PageSlice | undefined {
  return pages.get(`${language}/${route}`);
}

/** The slice of a route, cached if it was loaded before. */
export async function pageSlice(language: LanguageCode, route: string): Promise<PageSlice> {
  const cached = cachedPage(language, route);
  if (cached) return cached;
  const page = await load<PageSlice>(`/_livery/${language}/page/${route}.json`);
  cachePage(language, page);
  return page;
}

/** The slice that all pages share. */
export function siteSlice(language: LanguageCode): Promise<SiteSlice> {
  return load<SiteSlice>(`/_livery/${language}/site.json`);
}

/** Drops every cached page: the brand has changed. */
export function forgetPages(): void {
  pages.clear();
}

async function load<T>(address: string): Promise<T> {
  try {
    const response = await fetch(address);
    if (!response.ok) throw new SliceError(`${address} answered ${response.status}`);
    return (await response.json()) as T;
  } catch (cause) {
    throw cause instanceof SliceError ? cause : new SliceError(`${address} did not load: ${String(cause)}`);
  }
}
