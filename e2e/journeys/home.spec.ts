import { ask } from "../support/ask.ts";
import { brandCells, cells } from "../support/matrix.ts";
import { expect, expectAccessible, expectLanguage, expectNoSidewaysScroll, openRoute, test } from "../support/site-test.ts";

/** The HTML of a page, compressed, in bytes: 20 KB. */
const HTML_BUDGET = 20 * 1024;

for (const cell of cells) {
  test.describe(`home of ${cell.name}`, () => {
    test("paints from the host's HTML, is taken over without a mismatch, and has what the brand says", async ({ page }) => {
      await openRoute(page, cell, "home");
      await expectLanguage(page, cell);
      await expect(page).toHaveTitle(new RegExp(cell.brand.brand.name));
      await expect(page.locator("header").first()).toBeVisible();
      for (const tab of Object.values(cell.brand.brand.footer.tabs)) {
        if (!tab.when) await expect(page.locator("footer, nav").getByRole("link", { name: new RegExp(escapeExpression(cell.text(tab.label))) }).first()).toBeVisible();
      }
      await expectNoSidewaysScroll(page);
    });

    test("no serious accessibility finding, and the whole page can be scrolled without anything moving", async ({ page }) => {
      await openRoute(page, cell, "home");
      const shift = await page.evaluate(async () => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) if (!entry.hadRecentInput) sum += entry.value;
        }).observe({ type: "layout-shift", buffered: true });
        for (let y = 0; y < document.body.scrollHeight; y += 400) {
          window.scrollTo(0, y);
          await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        }
        return sum;
      });
      expect(shift, "cumulative layout shift").toBeLessThan(0.05);
      await expectAccessible(page);
    });

    test("nothing is wider than a phone of 320 px", async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await openRoute(page, cell, "home");
      await expectNoSidewaysScroll(page);
    });
  });

  test(`the pages of ${cell.name} stay within 20 KB of HTML`, async ({ request }) => {
    for (const route of ["home", "login"]) {
      const response = await ask(request, cell.brand.brand.hosts[0] ?? "", cell.path(route), { "Accept-Encoding": "br", Cookie: `livery_language=${cell.language.code}` });
      expect(Number(response.headers()["content-length"]), route).toBeLessThanOrEqual(HTML_BUDGET);
    }
  });
}

for (const cell of brandCells) {
  test(`every picture on home of ${cell.brand.id} has a size and loads`, async ({ page }) => {
    await openRoute(page, cell, "home");
    const wrong = () => page.evaluate(() => {
      for (const picture of document.images) picture.loading = "eager";
      return [...document.images].filter((picture) => !picture.getAttribute("width") || !picture.getAttribute("height") || !picture.complete || picture.naturalWidth === 0).map((picture) => picture.src);
    });
    await expect.poll(wrong, { timeout: 30_000 }).toEqual([]);
  });
}

function escapeExpression(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
