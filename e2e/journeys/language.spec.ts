import { brandCells, cells } from "../support/matrix.ts";
import { expect, expectLanguage, openRoute, test } from "../support/site-test.ts";
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
    const opener = page.getByRole("button", { name: cell.text("language.choose") });
    const choice = page
      .getByRole("radio", { name: other.language.name })
      .or(page.getByRole("button", { name: other.language.name, exact: true }))
      .first();
    await expect(opener.or(choice).first()).toBeVisible();
    if (!(await choice.isVisible())) await opener.first().click();
    await choice.click();
    await expectLanguage(page, other);
    await expect(signInForm(page, other).submit).toBeVisible();
    await expect(signInForm(page, other).username).toHaveValue("typed-before");
    expect(await page.evaluate(() => (window as unknown as { sameDocument?: boolean }).sameDocument)).toBe(true);
    await page.reload();
    await expectLanguage(page, other);
  });
}
