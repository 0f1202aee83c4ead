import { cacheFor } from "./cacheable.ts";
import { OFFLINE_PAGE } from "./setting.ts";
import { cacheFirst, openCache, type Environment } from "./caches.ts";

const LINKS = /\s(?:href|src)="(\/[^"]+)"/g;

/**
 * Caches the page that replaces every other one, with the pictures and fonts it names. It is in the language of
 * the visitor's cookie, and the only HTML that is ever cached: the host renders it for guests.
 */
export async function cacheOfflinePage(environment: Environment, origin: string): Promise<void> {
  const response = await environment.fetch(OFFLINE_PAGE, { cache: "no-cache" });
  if (!response.ok) throw new Error(`The offline page answered ${response.status}`);
  const html = await response.clone().text();
  await cacheParts(environment, html, origin);
  await (await openCache(environment, "page")).put(OFFLINE_PAGE, response);
}

/** The cached page, if any. */
export async function cachedOfflinePage(environment: Environment): Promise<Response | undefined> {
  return (await openCache(environment, "page")).match(OFFLINE_PAGE, { ignoreVary: true });
}

/** The cached page, or the browser's own network error. */
export async function offlinePage(environment: Environment): Promise<Response> {
  return (await cachedOfflinePage(environment)) ?? Response.error();
}

/** A part that fails leaves a gap in the page; the page is still better than none. */
async function cacheParts(environment: Environment, html: string, origin: string): Promise<void> {
  const addresses = new Set([...html.matchAll(LINKS)].map(([, address = ""]) => address));
  const puts: Promise<unknown>[] = [];
  await Promise.allSettled(
    [...addresses].map(async (address) => {
      const cacheName = cacheFor(
        { method: "GET", mode: "cors", headers: new Headers(), url: `${origin}${address}` },
        origin,
      );
      if (cacheName) await cacheFirst(environment, cacheName, address, (put) => puts.push(put));
    }),
  );
  await Promise.all(puts);
}
