import type { PageSlice, SiteSlice } from "#descriptor/compiled-brand.ts";
import type { Slices } from "./site.tsx";

/** Id of the element in the HTML with the page's slice as JSON. */
const PAGE_ELEMENT = "livery-page";
/** Id of the link in the HTML to the brand's slice, which all pages share and the browser caches. */
const SITE_LINK = "livery-site";
/** Id of the element that React renders into. */
export const ROOT_ELEMENT = "livery";

/** The slices of this page: the route's own is in the HTML, the brand's is preloaded by it. */
export async function slicesOfDocument(): Promise<Slices> {
  const page = JSON.parse(element(PAGE_ELEMENT).textContent ?? "") as PageSlice;
  return { site: await siteOf((element(SITE_LINK) as HTMLLinkElement).href), page };
}

/**
 * Milliseconds between retries: without the brand's slice the page cannot become interactive, so retries go on until it
 * loads.
 */
const PAUSES = [500, 1000, 2000, 4000];

async function siteOf(address: string, tries = 0): Promise<SiteSlice> {
  try {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`it answered ${response.status}`);
    return (await response.json()) as SiteSlice;
  } catch (error) {
    console.error(`The brand's slice did not load (${address})`, error);
    await new Promise((resolve) => setTimeout(resolve, PAUSES[Math.min(tries, PAUSES.length - 1)]));
    return siteOf(address, tries + 1);
  }
}

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page has no #${id}: it was not made by the host`);
  return found;
}
