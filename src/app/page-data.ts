import type { Rendering, RouteSlice, SiteSlice } from "#descriptor/compiled-brand.ts";
import type { Slices } from "./site.tsx";

/** Id of the element in the HTML with what this rendering adds, as JSON. */
const RENDERING_ELEMENT = "livery-rendering";
/** Id of the link in the HTML to the route's slice, which the browser caches. */
const ROUTE_LINK = "livery-route";
/** Id of the link in the HTML to the brand's slice, which all pages share and the browser caches. */
const SITE_LINK = "livery-site";
/** Id of the element that React renders into. */
export const ROOT_ELEMENT = "livery";
/** In the storage of the tab: what was typed before the page was loaded anew. */
export const TYPED_TEXTS = "livery_typed";

/** The slices of this page: the HTML preloads them, so that browsers cache what only the brand changes. */
export async function slicesOfDocument(): Promise<Slices> {
  const rendering = JSON.parse(element(RENDERING_ELEMENT).textContent ?? "") as Rendering;
  const [site, route] = await Promise.all([linked<SiteSlice>(SITE_LINK), linked<RouteSlice>(ROUTE_LINK)]);
  return { site, page: { ...route, ...rendering } };
}

function linked<T>(id: string): Promise<T> {
  return load<T>((element(id) as HTMLLinkElement).href);
}

/** Milliseconds between retries: without its slices the page cannot become interactive, so they go on until it loads. */
const PAUSES = [500, 1000, 2000, 4000];

async function load<T>(address: string, tries = 0): Promise<T> {
  try {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`it answered ${response.status}`);
    return (await response.json()) as T;
  } catch (error) {
    console.error(`A slice of the page did not load (${address})`, error);
    await new Promise((resolve) => setTimeout(resolve, PAUSES[Math.min(tries, PAUSES.length - 1)]));
    return load(address, tries + 1);
  }
}

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page has no #${id}: it was not made by the host`);
  return found;
}
