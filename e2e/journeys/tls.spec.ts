import type { APIRequestContext } from "@playwright/test";
import { signOut, storedSession } from "../support/account-forms.ts";
import { brandCells, cells, sampleCells, type Cell } from "../support/matrix.ts";
import { fillSignIn } from "../support/people.ts";
import { E2E_PORT, EMULATOR_PORT, TLS_PORT } from "../support/product.ts";
import { routesOf } from "../support/routes.ts";
import { arrived, expect, expectLanguage, openRoute, test, reload, chooseLanguage } from "../support/site-test.ts";
import { observatoryScore } from "../support/tls/observatory-score.ts";

// Every journey runs over TLS, as visitors of production do. These are about what differs with it and without it.
for (const cell of sampleCells(1)) {
  const other = cells.find(({ brand, language }) => brand === cell.brand && language !== cell.language);

  test(`the cookie of the language of ${cell.name} travels over TLS only`, async ({ page, context }) => {
    await openRoute(page, cell, cell.brand.brand.places.signIn ?? cell.brand.brand.places.home);
    if (!other) return;
    await chooseLanguage(page, cell, other);
    const cookies = await context.cookies(cell.origin);
    expect(cookies.find(({ name }) => name === "livery_language")).toMatchObject({
      value: other.language.code,
      secure: true,
    });
    await reload(page);
    await expectLanguage(page, other);
  });
}

for (const cell of sampleCells(0)) {
  test(`without TLS, as "npm start" serves it, one signs in to ${cell.brand.id} and out again`, async ({ page }) => {
    const plain = { ...cell, origin: `http://${new URL(cell.origin).hostname}:${E2E_PORT}` };
    await openRoute(page, plain, "login");
    await fillSignIn(page, plain, "maria");
    await arrived(page, "home");
    expect(await storedSession(page)).toMatchObject({ userName: "maria" });
    await openRoute(page, plain, "settings");
    await expect(page.locator("html[data-session]")).toBeAttached();
    await signOut(page, plain);
    expect(await storedSession(page)).toBeNull();
  });
}

for (const cell of brandCells) {
  test(`every page of ${cell.brand.id} has A+ by the Observatory's rules`, async ({ request }) => {
    const scores: Record<string, number> = {};
    for (const [id, { path }] of routesOf(cell)) scores[id] = await scoreOf(request, cell, path);
    expect(scores).toEqual(Object.fromEntries(routesOf(cell).map(([id]) => [id, 130])));
  });
}

/** The emulator of the phone-auth provider has no TLS; the provider of production does. */
const WITHOUT_TLS = `http://127.0.0.1:${EMULATOR_PORT}`;

/** The score of a document as it arrives over TLS. */
async function scoreOf(request: APIRequestContext, cell: Cell, path: string): Promise<number> {
  const response = await request.get(`https://127.0.0.1:${TLS_PORT}${path}`, {
    headers: { Host: new URL(cell.origin).hostname },
    maxRedirects: 0,
  });
  const headers = response.headers();
  const policy = headers["content-security-policy"]?.replaceAll(WITHOUT_TLS, "https://other.example");
  return observatoryScore({
    headers: { ...headers, "content-security-policy": policy },
    html: await response.text(),
  }).score;
}
