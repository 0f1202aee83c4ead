import { brandCells, cells } from "../support/matrix.ts";
import { expect, expectLanguage, openRoute, test, chooseLanguage } from "../support/site-test.ts";
import { signInForm } from "../support/people.ts";

for (const cell of brandCells) {
  const other = cells.find(({ brand, language }) => brand === cell.brand && language !== cell.language);
  if (!other) continue;

  test(`changing from ${cell.name} to ${other.language.code} changes every text without reloading, and keeps what was typed`, async ({
    page,
  }) => {
    await openRoute(page, cell, "login");
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await signInForm(page, cell).username.fill("typed-before");
    await chooseLanguage(page, cell, other);
    await expect(signInForm(page, other).submit).toBeVisible();
    await expect(signInForm(page, other).username).toHaveValue("typed-before");
    expect(await page.evaluate(() => (window as unknown as { sameDocument?: boolean }).sameDocument)).toBe(true);
    await page.reload();
    await expectLanguage(page, other);
  });
}
