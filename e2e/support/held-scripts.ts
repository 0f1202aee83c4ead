import { expect, type Page } from "@playwright/test";

/**
 * Holds back scripts of a page until they are released: what a slow connection does. Releasing waits for the first of
 * them to be requested, which a tap does a moment later; without one the test has shown nothing, and fails.
 *
 * @param scripts Their names below `assets/`, as a glob pattern.
 */
export async function holdScripts(page: Page, scripts: string): Promise<() => Promise<void>> {
  let release: () => void = () => undefined;
  let held = 0;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**/assets/${scripts}`, async (route) => {
    held++;
    await released;
    await route.continue();
  });
  return async () => {
    await expect.poll(() => held, `the page requests assets/${scripts}, which are held`).toBeGreaterThan(0);
    release();
  };
}
