import { expect, type Page } from "@playwright/test";

/** The console's message for each request without a connection. */
export const withoutConnection: readonly RegExp[] = [
  /ERR_INTERNET_DISCONNECTED/,
  /ERR_FAILED/,
  /Failed to load resource/,
  /Failed to fetch/,
];

/** The site's worker controls this page and has cached the offline page. */
export async function expectWorker(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), { timeout: 30_000 })
    .toBe("activated");
}

/** A cached entry. */
export interface CachedEntry {
  path: string;
  type: string;
  body: string;
}

/** All entries of the page's caches. */
export function cachedEntries(page: Page): Promise<CachedEntry[]> {
  return page.evaluate(async () => {
    const found = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        found.push({
          path: new URL(request.url).pathname,
          type: response?.headers.get("content-type") ?? "",
          body: (await response?.text()) ?? "",
        });
      }
    }
    return found;
  });
}
