import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sampleCells } from "../support/matrix.ts";
import { E2E_BRANDS } from "../support/product.ts";
import { expect, openRoute, test } from "../support/site-test.ts";
import { expectWorker } from "../support/worker.ts";

test.use({ serviceWorkers: "allow" });

for (const cell of sampleCells(0)) {
  const file = join(E2E_BRANDS, cell.brand.id, "brand.json");
  const before = readFileSync(join("brands", cell.brand.id, "brand.json"), "utf8");
  const brand = JSON.parse(before) as { features?: object };
  const left = () =>
    Promise.all([navigator.serviceWorker.getRegistrations(), caches.keys()]).then(
      ([workers, names]) => workers.length + names.length,
    );

  test.describe(`the worker of ${cell.brand.id}`, () => {
    test.afterEach(() => writeFileSync(file, before));

    test("is removed with its caches when the brand disables it, on an open page and on the next one", async ({
      page,
      context,
    }) => {
      await openRoute(page, cell, "home");
      await expectWorker(page);
      const background = await context.newPage();
      await background.goto(`${cell.origin}/healthz`);
      // In a background tab browsers delay low-priority work for a long time.
      await page.bringToFront();
      writeFileSync(file, JSON.stringify({ ...brand, features: { ...brand.features, offline: false } }));
      await expect.poll(() => page.evaluate(left), { timeout: 20_000 }).toBe(0);

      await page.close();
      await openRoute(background, cell, "home");
      await background.waitForLoadState("networkidle");
      expect(await background.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
      await expect.poll(() => background.evaluate(left)).toBe(0);
    });

    test("unregisters itself on a phone that only refetches its code", async ({ page }) => {
      await openRoute(page, cell, "home");
      await expectWorker(page);
      await page.goto(`${cell.origin}/healthz`);
      await expectWorker(page);
      writeFileSync(file, JSON.stringify({ ...brand, features: { ...brand.features, offline: false } }));
      await expect(async () => {
        await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
        expect(await page.evaluate(left)).toBe(0);
      }).toPass();
    });
  });
}
