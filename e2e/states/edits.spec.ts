import { writeFileSync } from "node:fs";
import { brandCells, cellOfStates } from "../support/matrix.ts";
import { statesBrand } from "../support/own-brands.ts";
import { expect, hydrated, test } from "../support/site-test.ts";

const cell = cellOfStates();

const { file, text: before } = statesBrand;
const [other] = brandCells;

test.describe(`editing ${cell.brand.id}`, () => {
  test.afterEach(() => writeFileSync(file, before));

  test("a saved edit appears on the open page without a reload", async ({ page }) => {
    await page.goto(`${cell.origin}/`);
    await hydrated(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    writeFileSync(file, before.replace(/"name": "[^"]+"/, '"name": "Edited Name"'));
    await expect(page).toHaveTitle(/Edited Name/);
    expect(await page.evaluate(() => (window as unknown as { sameDocument?: boolean }).sameDocument)).toBe(true);
  });

  test("a broken edit is explained over the page, keeps the last valid version, and affects no other brand", async ({
    page,
    context,
  }) => {
    await page.goto(`${cell.origin}/`);
    await hydrated(page);
    const popup = await page.evaluateHandle(() => document.body.appendChild(document.createElement("dialog")));
    await popup.evaluate((dialog) => {
      dialog.append("A popup of the site");
      dialog.showModal();
    });
    writeFileSync(file, before.replace(/"extends"/, '"extendz"'));
    const report = page.locator("[data-diagnostics]");
    await expect(report).toContainText("brand.json:");
    await expect(report).toContainText("extendz");
    const overPopup = await report.screenshot();
    await popup.evaluate((dialog) => dialog.close());
    expect((await report.screenshot()).equals(overPopup)).toBe(true);
    await popup.evaluate((dialog) => dialog.showModal());
    await expect.poll(async () => (await report.screenshot()).equals(overPopup)).toBe(true);
    await popup.evaluate((dialog) => dialog.close());
    await expect(page.locator("[data-site-header]")).toBeVisible();
    if (other) {
      const neighbour = await context.newPage();
      await neighbour.goto(`${other.origin}/`);
      await hydrated(neighbour);
      await expect(neighbour.locator("[data-diagnostics]")).toHaveCount(0);
    }
    const again = await page.reload();
    expect(again?.status()).toBe(200);
    writeFileSync(file, before);
    await expect(report).toHaveCount(0);
  });
});
