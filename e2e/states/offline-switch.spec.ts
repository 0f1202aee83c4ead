import { writeFileSync } from "node:fs";
import { cellOfStates } from "../support/matrix.ts";
import { statesBrand } from "../support/own-brands.ts";
import { expect, openRoute, test } from "../support/site-test.ts";
import { expectWorker } from "../support/worker.ts";

test.use({ serviceWorkers: "allow" });

const cell = cellOfStates();

const { file, text: before, descriptor: brand } = statesBrand;
const left = () =>
  Promise.all([navigator.serviceWorker.getRegistrations(), caches.keys()]).then(
    ([workers, names]) => workers.length + names.length,
  );

test.describe(`the worker of ${cell.brand.id}`, () => {
  // The brand is compiled again and its pages drawn while other journeys run.

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
    await expect.poll(() => page.evaluate(left), { timeout: 60_000 }).toBe(0);

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
      // As on the next visit: a browser that could not start the new worker tries it again then.
      await page.goto(`${cell.origin}/healthz`);
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
      expect(await page.evaluate(left)).toBe(0);
    }).toPass();
  });
});
