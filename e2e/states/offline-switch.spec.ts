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

    test("goes with all that it kept when the brand switches it off, from an open page and from the next one", async ({
      page,
      context,
    }) => {
      await openRoute(page, cell, "home");
      await expectWorker(page);
      const sleeper = await context.newPage();
      await sleeper.goto(`${cell.origin}/healthz`);
      // Behind another page a browser leaves what can wait for long.
      await page.bringToFront();
      writeFileSync(file, JSON.stringify({ ...brand, features: { ...brand.features, offline: false } }));
      await expect.poll(() => page.evaluate(left), { timeout: 20_000 }).toBe(0);

      await page.close();
      await openRoute(sleeper, cell, "home");
      await sleeper.waitForLoadState("networkidle");
      expect(await sleeper.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
      await expect.poll(() => sleeper.evaluate(left)).toBe(0);
    });

    test("removes itself on a phone that only asks for its code", async ({ page }) => {
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
