import type { Route } from "#descriptor/route.ts";
import { brandCells, someCells, type Cell } from "../support/matrix.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, openPath, test } from "../support/site-test.ts";

for (const cell of someCells) {
  const routes = Object.entries(cell.brand.brand.routes);

  test(`every address of ${cell.name} answers a guest as the descriptor says`, async ({ page }) => {
    test.setTimeout(240_000);
    for (const [id, route] of routes) {
      const refused = refusedToGuests(cell, route);
      await test.step(id, async () => {
        await openPath(page, cell, route.path);
        const shown = refused ?? id;
        await expect(page.locator("main")).toHaveAttribute("data-route", shown);
        const arrived = cell.brand.brand.routes[shown] as Route;
        if (arrived.screen === "not-available") await expect(page.locator("main")).toHaveAttribute("data-screen", "not-available");
        await expect(page.locator("[data-site-header]")).toHaveCount(arrived.header === "none" ? 0 : 1);
        await expect(page.locator("[data-site-footer]")).toHaveCount(arrived.footer ? 1 : 0);
        await expectNoSidewaysScroll(page);
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

for (const cell of brandCells) {
  const routes = Object.entries(cell.brand.brand.routes);

  test(`the screens of ${cell.name} have no serious accessibility finding`, async ({ page }) => {
    const screens = new Set<string>();
    for (const [, route] of routes) {
      if (screens.has(route.screen) || refusedToGuests(cell, route)) continue;
      screens.add(route.screen);
      await openPath(page, cell, route.path);
      await expectAccessible(page);
    }
  });

  test(`an unknown address of ${cell.name} is a 404 with a way home`, async ({ page, watch }) => {
    watch.expected.push(/status of 404/);
    const response = await page.goto(`${cell.origin}/m/no-such-place`);
    expect(response?.status()).toBe(404);
    await expect(page.locator("main")).toHaveAttribute("data-screen", "not-found");
  });
}

/** Where a guest ends who is not let in, or null. Guests are never met by conditions on flags alone in the base layer's rules. */
function refusedToGuests(cell: Cell, route: Route): string | null {
  const rules = [...(cell.brand.brand.access[route.access]?.enter ?? []), ...(route.enter ?? [])];
  const rule = rules.find(({ when }) => JSON.stringify(when).match(/"visitor":"guest"|"not":\{"visitor":"(?:agent|member)"/));
  if (!rule) return null;
  return rule.do.do === "redirect" ? rule.do.to : "home";
}
