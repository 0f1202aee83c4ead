import type { Page } from "@playwright/test";
import type { Route } from "#descriptor/route.ts";
import { brandCells, cells, sampleCells, type Cell } from "../support/matrix.ts";
import { enter } from "../support/people.ts";
import { expect, expectAccessible, expectFitsPhones, openPath, openRoute, test } from "../support/site-test.ts";

const [first] = sampleCells(0);

// Where an address leads is data of the base layer, which all brands inherit.
for (const cell of sampleCells(0)) {
  const routes = Object.entries(cell.brand.brand.routes);

  test(`every address of ${cell.name} answers a guest as the descriptor says, fits every phone, and its screen has no serious accessibility finding @account-2.4-03`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    const audited = new Set(onePerScreen(openToGuests(cell)).map(([id]) => id));
    for (const [id, route] of routes) {
      const refused = refusedToGuests(cell, route);
      await test.step(id, async () => {
        await openPath(page, cell, route.path);
        const shown = refused ?? id;
        await expect(page.locator("main")).toHaveAttribute("data-route", shown);
        const arrived = cell.brand.brand.routes[shown] as Route;
        if (arrived.screen === "not-available")
          await expect(page.locator("main")).toHaveAttribute("data-screen", "not-available");
        await expect(page.locator("[data-site-header]")).toHaveCount(arrived.header === "none" ? 0 : 1);
        await expect(page.locator("[data-site-footer]")).toHaveCount(arrived.footer ? 1 : 0);
        if (audited.has(id)) await expectWellFormed(page, true);
        else await expectFitsPhones(page);
      });
    }
  });

  test(`aliases of ${cell.name} show the same screen`, async ({ page }) => {
    for (const [id, route] of routes) {
      if (refusedToGuests(cell, route)) continue;
      for (const alias of route.aliases ?? []) {
        await openPath(page, cell, alias);
        await expect(page.locator("main")).toHaveAttribute("data-route", id);
      }
    }
  });
}

/** Screens where a brand's own colours and layouts combine: axe checks these on every brand, all others on the first. */
const AUDITED_SCREENS = new Set(["home", "login", "game-list", "lottery"]);

/** A screen that redirects to a game at once, which is another site. */
const REDIRECTING_SCREEN = "start-lottery";

// Every screen of every brand in every language, once as a guest (the first as every address, above) and once signed in.
for (const cell of cells.filter((one) => one !== first)) {
  test(`the screens of ${cell.name} fit every phone for a guest${brandCells.includes(cell) ? ", and have no serious accessibility finding" : ""}`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await openRoute(page, cell, "home");
    // As a new document in one language, by navigation in the others.
    const go = brandCells.includes(cell) ? openPath : navigateWithin;
    for (const [id, route] of onePerScreen(openToGuests(cell))) {
      await test.step(id, async () => {
        await go(page, cell, route.path);
        await expectWellFormed(page, brandCells.includes(cell) && AUDITED_SCREENS.has(route.screen));
      });
    }
  });
}

for (const cell of cells) {
  const routes = Object.entries(cell.brand.brand.routes);

  test(`the screens of ${cell.name} fit every phone for a signed-in visitor`, async ({ page }) => {
    test.setTimeout(180_000);
    // An agent may open nearly every page.
    await enter(page, cell, "ramon");
    await openRoute(page, cell, "home");
    const stays = routes.filter(([, { screen }]) => screen !== REDIRECTING_SCREEN);
    // Including addresses that share a screen: each has its own title, which is data of the base layer.
    for (const [id, route] of cell.brand === first?.brand ? stays : onePerScreen(stays)) {
      await test.step(id, async () => {
        await navigateWithin(page, cell, route.path);
        await expect(page.locator("html[data-session]")).toBeAttached();
        if (refusedToGuests(cell, route) === "login")
          await expect(page.locator("main")).not.toHaveAttribute("data-route", "login");
        await expectFitsPhones(page);
      });
    }
  });
}

for (const cell of brandCells) {
  test(`an unknown address of ${cell.name} is a 404 with a link to home`, async ({ page, watch }) => {
    watch.expected.push(/status of 404/);
    const response = await page.goto(`${cell.origin}/m/no-such-place`);
    expect(response?.status()).toBe(404);
    await expect(page.locator("main")).toHaveAttribute("data-screen", "not-found");
  });
}

/** Navigates to a path as a link of the site does, without reloading, and waits for the resulting page. */
async function navigateWithin(page: Page, cell: Cell, path: string): Promise<void> {
  const paths = Object.fromEntries(Object.entries(cell.brand.brand.routes).map(([id, route]) => [id, route.path]));
  await page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);
  await page.waitForFunction(
    (known) => known[document.querySelector("main")?.dataset["route"] ?? ""] === location.pathname,
    paths,
  );
}

/** What every screen that a guest sees keeps. */
async function expectWellFormed(page: Page, isAudited: boolean): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  if (isAudited) await expectAccessible(page);
  await expectFitsPhones(page);
}

function openToGuests(cell: Cell): [string, Route][] {
  return Object.entries(cell.brand.brand.routes).filter(([, route]) => !refusedToGuests(cell, route));
}

/** The first route of each screen. */
function onePerScreen(routes: readonly [string, Route][]): readonly [string, Route][] {
  return routes.filter(([, { screen }], index) => routes.findIndex(([, other]) => other.screen === screen) === index);
}

/** Where a guest without access is redirected, or null. In base's rules no condition on flags alone applies to guests. */
function refusedToGuests(cell: Cell, route: Route): string | null {
  const rules = [...(cell.brand.brand.access[route.access ?? ""]?.enter ?? []), ...(route.enter ?? [])];
  const rule = rules.find(({ when }) =>
    JSON.stringify(when).match(/"visitor":"guest"|"not":\{"visitor":"(?:agent|member)"/),
  );
  if (!rule) return null;
  return rule.do.action === "redirect" ? rule.do.to : "home";
}
