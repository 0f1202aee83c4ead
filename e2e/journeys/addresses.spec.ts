import type { Route } from "#descriptor/route.ts";
import { expectNothingMoved, STILL } from "../support/layout-shift.ts";
import { brandCells, sampleCells } from "../support/matrix.ts";
import { enter } from "../support/people.ts";
import {
  expectMembersPage,
  expectWellFormed,
  navigateWithin,
  onePerScreen,
  openToGuests,
  openToMembers,
  refusedToGuests,
  routesOf,
} from "../support/routes.ts";
import { arrived, expect, expectFitsPhones, openPath, openRoute, test } from "../support/site-test.ts";

test.use({ pictures: true });

// Where an address leads is data of the base layer, which all brands inherit.
for (const cell of sampleCells(0)) {
  test(`every address of ${cell.name} answers a guest as the descriptor says, fits every phone, holds still, and its screen has no serious accessibility finding @account-2.4-03`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    const audited = new Set(onePerScreen(openToGuests(cell)).map(([id]) => id));
    for (const [id, route] of routesOf(cell)) {
      const refused = refusedToGuests(cell, route);
      await test.step(id, async () => {
        await openPath(page, cell, route.path);
        const shown = refused ?? id;
        await arrived(page, shown);
        const landed = cell.brand.brand.routes[shown] as Route;
        if (landed.screen === "not-available")
          await expect(page.locator("main")).toHaveAttribute("data-screen", "not-available");
        await expect(page.locator("[data-site-header]")).toHaveCount(landed.header === "none" ? 0 : 1);
        await expect(page.locator("[data-site-footer]")).toHaveCount(landed.footer ? 1 : 0);
        if (audited.has(id)) await expectWellFormed(page, true);
        await expectNothingMoved(page, STILL);
        await expectFitsPhones(page);
      });
    }
  });

  test(`aliases of ${cell.name} show the same screen`, async ({ page }) => {
    for (const [id, route] of openToGuests(cell)) {
      for (const alias of route.aliases ?? []) {
        await openPath(page, cell, alias);
        await arrived(page, id);
      }
    }
  });

  test(`every address of ${cell.name} fits every phone for a signed-in visitor`, async ({ page }) => {
    test.setTimeout(180_000);
    // An agent may open nearly every page.
    await enter(page, cell, "ramon");
    await openRoute(page, cell, "settings");
    for (const [id, route] of openToMembers(cell)) {
      await test.step(id, async () => {
        await navigateWithin(page, cell, route.path);
        await expectMembersPage(page, cell, route);
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
