import { sampleCells } from "../support/matrix.ts";
import { enter, person } from "../support/people.ts";
import { arrived, expect, expectAccessible, openRoute, test } from "../support/site-test.ts";
import { tap } from "../support/tap.ts";

test.use({ pictures: true });

/** What home loads for signed-in visitors (games §2, Mobile home). */
const PERSONAL = ["/api/games/favourites", "/api/wallet", "/api/wallet/merchant", "/api/member/info"];
const RECENTS = /\/api\/games\/recents/;

for (const cell of sampleCells(0)) {
  test(`signed in, home of ${cell.brand.id} loads favourite games, the wallet and the merchant wallet, and refetches member info @games-2-63 @games-2-64`, async ({
    page,
  }) => {
    await enter(page, cell, "maria");
    const requested: string[] = [];
    page.on("request", (request) => requested.push(new URL(request.url()).pathname));
    await openRoute(page, cell, "home");
    await expect.poll(() => PERSONAL.filter((path) => !requested.includes(path))).toEqual([]);
    const favourites = page.getByRole("region", { name: cell.text("home.favourites") });
    await expect(favourites.getByRole("listitem")).toHaveCount(person("maria").favourites ?? 0);
    await expect(page.getByText(cell.text("balance.merchant")).first()).toBeAttached();
    await expect(page.getByText("23,080.75").first()).toBeAttached();
    await expectAccessible(page);
  });

  test(`home of ${cell.brand.id} shows no favourites to a guest, nor to a member without any; once known, an empty list holds no place while it is asked for again`, async ({
    page,
  }) => {
    const favourites = page.getByRole("region", { name: cell.text("home.favourites") });
    const recents = page.getByRole("region", { name: cell.text("home.recents") });
    await openRoute(page, cell, "home");
    await expect(favourites).toHaveCount(0);
    await enter(page, cell, "juan");
    const known = page.waitForResponse(RECENTS);
    await openRoute(page, cell, "home");
    await known;
    await expect(recents).toHaveCount(0);
    await expect(favourites).toHaveCount(0);
    let goOn: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (goOn = resolve));
    await page.route(RECENTS, async (route) => {
      await held;
      await route.continue();
    });
    await openRoute(page, cell, "home");
    await expect(page.getByText(cell.text("balance.merchant")).first()).toBeAttached();
    await expect(recents).toHaveCount(0);
    goOn();
  });

  test(`on open home of ${cell.brand.id} scrolls to the top @games-2-62`, async ({ page }) => {
    await openRoute(page, cell, "home");
    await page.evaluate(() => window.scrollTo(0, 900));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
    await tap(page.locator("[data-site-header]"), "link", cell.text("header.login"));
    await arrived(page, "login");
    await tap(page.locator("main"), "link", cell.text("login.home"));
    await arrived(page, "home");
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
}
