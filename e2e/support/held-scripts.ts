import type { Page } from "@playwright/test";

/**
 * Holds back scripts of a page until they are released: what a slow connection does. If none has been requested by then,
 * the test has shown nothing: releasing them throws.
 *
 * @param scripts Their names below `assets/`, as a glob pattern.
 */
export async function holdScripts(page: Page, scripts: string): Promise<() => void> {
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
  return () => {
    if (held === 0) throw new Error(`No script was held: the page has requested no assets/${scripts}`);
    release();
  };
}
