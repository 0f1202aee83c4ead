import type { Page } from "@playwright/test";
import { hydrated } from "./site-test.ts";
import type { Watch } from "./watch.ts";

/** Closes a page and opens its address in a tab with the same storage: what a phone does that needs the memory. */
export async function reopened(page: Page, watch: Watch): Promise<Page> {
  const address = page.url();
  const stored = await page.evaluate(() => ({ ...sessionStorage }) as Record<string, string>);
  const next = await page.context().newPage();
  await page.close();
  await watch.add(next);
  await next.addInitScript(
    ({ origin, kept }) => {
      if (location.origin !== origin || sessionStorage.length > 0) return;
      for (const [name, value] of Object.entries(kept)) sessionStorage.setItem(name, value);
    },
    { origin: new URL(address).origin, kept: stored },
  );
  await next.goto(address);
  await hydrated(next);
  return next;
}
