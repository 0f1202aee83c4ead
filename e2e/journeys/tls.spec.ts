import { cells, sampleCells } from "../support/matrix.ts";
import { E2E_PORT } from "../support/product.ts";
import { expect, expectLanguage, hydrated, openRoute, test } from "../support/site-test.ts";
import { tlsFront, type TlsFront } from "../support/tls/tls-front.ts";

test.use({ ignoreHTTPSErrors: true });
let front: TlsFront;
test.beforeAll(async () => {
  front = await tlsFront(E2E_PORT);
});
test.afterAll(() => front.stop());

for (const sample of sampleCells(1)) {
  const other = cells.find(({ brand, language }) => brand === sample.brand && language !== sample.language);

  test(`over TLS ${sample.name} works as without it, and the language's cookie travels over TLS only`, async ({
    page,
    context,
  }) => {
    const cell = { ...sample, origin: `https://${new URL(sample.origin).hostname}:${front.port}` };
    await openRoute(page, cell, cell.brand.brand.places.signIn ?? cell.brand.brand.places.home);
    if (!other) return;
    const opener = page.getByRole("button", { name: cell.text("language.choose") });
    const choice = page
      .getByRole("radio", { name: other.language.name })
      .or(page.getByRole("button", { name: other.language.name, exact: true }))
      .first();
    await expect(opener.or(choice).first()).toBeVisible();
    if (!(await choice.isVisible())) await opener.first().click();
    await choice.click();
    await expectLanguage(page, other);
    const cookies = await context.cookies(cell.origin);
    expect(cookies.find(({ name }) => name === "livery_language")).toMatchObject({
      value: other.language.code,
      secure: true,
    });
    await page.reload();
    await hydrated(page);
    await expectLanguage(page, other);
  });
}
