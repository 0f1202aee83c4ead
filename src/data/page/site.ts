import { createContext, useContext } from "react";
import type { PageSlice, SiteSlice } from "#descriptor/compiled-brand.ts";

/** The brand as this page has it. */
export const SiteContext = createContext<SiteSlice | null>(null);
/** The current route, with its screen. */
export const PageContext = createContext<PageSlice | null>(null);

export function useSite(): SiteSlice {
  const site = useContext(SiteContext);
  if (!site) throw new Error("useSite outside of a page: render inside Providers");
  return site;
}

export function usePage(): PageSlice {
  const page = useContext(PageContext);
  if (!page) throw new Error("usePage outside of a page: render inside Providers");
  return page;
}

/**
 * Which element has the first heading of a page: on home pages the brand's name in the header, on others the route's
 * title (account §2.3).
 */
const TITLED = { home: "logo", page: "page-title" } as const;

/** The level of a heading in the page's content: the first one only where the header has none. */
export function useTitleTag(): "h1" | "h2" {
  const { routes, header } = useSite();
  const kind = routes[usePage().route]?.header ?? "none";
  if (kind === "none") return "h1";
  const { start, centre, end } = header[kind];
  return [start, centre, end].some((placed) => Object.values(placed).some(({ widget }) => widget === TITLED[kind]))
    ? "h2"
    : "h1";
}
