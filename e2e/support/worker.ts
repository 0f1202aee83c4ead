import { expect, type Page } from "@playwright/test";

/** What the console says of everything that is asked for without a connection. */
export const withoutConnection: readonly RegExp[] = [
  /ERR_INTERNET_DISCONNECTED/,
  /ERR_FAILED/,
  /Failed to load resource/,
  /Failed to fetch/,
];

/** The site's worker looks after this page, and has its offline page. */
export async function expectWorker(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), { timeout: 20_000 })
    .toBe("activated");
}

/** Something that a phone keeps. */
export interface Kept {
  path: string;
  type: string;
  body: string;
}

/** Everything that is in the page's caches. */
export function keptIn(page: Page): Promise<Kept[]> {
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
