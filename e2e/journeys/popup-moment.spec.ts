import type { Page } from "@playwright/test";
import { brandCells } from "../support/matrix.ts";
import { popup } from "../support/popups.ts";
import { expect, openRoute, test } from "../support/site-test.ts";

test.describe("the popup of a guest who touches nothing", () => {
  test.use({ popups: true });

  for (const reducedMotion of ["no-preference", "reduce"] as const)
    test.describe(`with motion: ${reducedMotion}`, () => {
      test.use({ contextOptions: { reducedMotion } });

      for (const cell of brandCells) {
        test(`is not what ${cell.name} shows largest`, async ({ page }) => {
          await page.addInitScript(() => {
            new PerformanceObserver((list) => {
              for (const { element } of list.getEntries() as (PerformanceEntry & { element: Element | null })[])
                if (element?.closest("dialog")) performance.mark("late");
            }).observe({ type: "largest-contentful-paint", buffered: true });
          });
          await openRoute(page, cell, "home");
          await expect(popup(page)).toBeVisible();
          await popup(page).evaluate((element) =>
            Promise.allSettled(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
          );
          await twoFrames(page);
          expect(await page.evaluate(() => performance.getEntriesByName("late").length)).toBe(0);
        });
      }
    });
});

/** What the last frame drew has been timed when the next one but one begins. */
async function twoFrames(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}
