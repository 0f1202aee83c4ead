import type { Page } from "@playwright/test";
import { signOut, storedSession } from "../support/account-forms.ts";
import { brandCells, cells, sampleCells, type Cell } from "../support/matrix.ts";
import { fillSignIn } from "../support/people.ts";
import { E2E_PORT, EMULATOR_PORT } from "../support/product.ts";
import { arrived, expect, expectLanguage, hydrated, openRoute, test } from "../support/site-test.ts";
import { observatoryScore } from "../support/tls/observatory-score.ts";
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
    const cell = overTls(sample);
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

for (const brandCell of brandCells) {
  test(`over TLS one signs in to ${brandCell.brand.id} and out again, and its pages have A+ by the Observatory's rules`, async ({
    page,
  }) => {
    const cell = overTls(brandCell);
    const scores = scoresOf(page, cell);
    await openRoute(page, cell, "login");
    await fillSignIn(page, cell, "maria");
    await arrived(page, "home");
    expect(await storedSession(page)).toMatchObject({ userName: "maria" });
    await openRoute(page, cell, "settings");
    await expect(page.locator("html[data-session]")).toBeAttached();
    await signOut(page, cell);
    expect(await storedSession(page)).toBeNull();
    expect(await Promise.all(scores)).toEqual(scores.map(() => 130));
    expect(scores).toHaveLength(3);
  });
}

/** The cell's site behind TLS. */
function overTls(cell: Cell): Cell {
  return { ...cell, origin: `https://${new URL(cell.origin).hostname}:${front.port}` };
}

/** What the demo has no TLS for, and production must: its games, and the emulator of the phone-auth provider. */
const WITHOUT_TLS = new RegExp(String.raw`http://games\.localhost:\d+|http://127\.0\.0\.1:${EMULATOR_PORT}`, "g");

/** The scores of the site's documents, as they arrive. */
function scoresOf(page: Page, cell: Cell): Promise<number>[] {
  const scores: Promise<number>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() !== "document" || new URL(response.url()).origin !== cell.origin) return;
    scores.push(
      Promise.all([response.allHeaders(), response.text()]).then(([headers, html]) => {
        const policy = headers["content-security-policy"]?.replaceAll(WITHOUT_TLS, "https://other.example");
        return observatoryScore({ headers: { ...headers, "content-security-policy": policy }, html }).score;
      }),
    );
  });
  return scores;
}
