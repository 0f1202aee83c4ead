import { cacheFor } from "./may-keep.ts";
import { OFFLINE_PAGE } from "./setting.ts";
import { keptFirst, openCache, type Surroundings } from "./caches.ts";

const LINKS = /\s(?:href|src)="(\/[^"]+)"/g;

/**
 * Caches the page that stands in for every other one, with the pictures and fonts it names. It is in the language of
 * the visitor's cookie, and the only HTML that is ever cached: the host renders it for guests.
 */
export async function keepOfflinePage(around: Surroundings, origin: string): Promise<void> {
  const response = await around.fetch(OFFLINE_PAGE, { cache: "no-cache" });
  if (!response.ok) throw new Error(`The offline page answered ${response.status}`);
  const html = await response.clone().text();
  await keepParts(around, html, origin);
  await (await openCache(around, "page")).put(OFFLINE_PAGE, response);
}

/** The cached page, if any. */
export async function keptOfflinePage(around: Surroundings): Promise<Response | undefined> {
  return (await openCache(around, "page")).match(OFFLINE_PAGE, { ignoreVary: true });
}

/** The cached page, or the browser's own network error. */
export async function offlinePage(around: Surroundings): Promise<Response> {
  return (await keptOfflinePage(around)) ?? Response.error();
}

/** A part that fails leaves a gap in the page; the page is still better than none. */
async function keepParts(around: Surroundings, html: string, origin: string): Promise<void> {
  const addresses = new Set([...html.matchAll(LINKS)].map(([, address = ""]) => address));
  const puts: Promise<unknown>[] = [];
  await Promise.allSettled(
    [...addresses].map(async (address) => {
      const cacheName = cacheFor(
        { method: "GET", mode: "cors", headers: new Headers(), url: `${origin}${address}` },
        origin,
      );
      if (cacheName) await keptFirst(around, cacheName, address, (put) => puts.push(put));
    }),
  );
  await Promise.all(puts);
}
