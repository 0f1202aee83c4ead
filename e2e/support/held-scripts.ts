import type { Page } from "@playwright/test";

/**
 * Holds back scripts of a page until they are released: what a slow connection does.
 *
 * @param scripts Their names below `assets/`, as a glob pattern.
 */
export async function holdScripts(page: Page, scripts: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**/assets/${scripts}`, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
