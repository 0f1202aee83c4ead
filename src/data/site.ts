import { createContext, useContext } from "react";
import type { PageSlice, SiteSlice } from "#descriptor/compiled-brand.ts";

/** The brand as this page knows it. */
export const SiteContext = createContext<SiteSlice | null>(null);
/** The route that is shown, with its screen. */
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
