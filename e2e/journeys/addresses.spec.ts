import type { Page } from "@playwright/test";
import type { Route } from "#descriptor/route.ts";
import { expectNoTextCut } from "../support/cut-texts.ts";
import { expectStylesFollow } from "../support/drawn-styles.ts";
import { expectNothingMoved } from "../support/layout-shift.ts";
import { brandCells, sampleCells } from "../support/matrix.ts";
import { openAs } from "../support/people.ts";
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
import { arrived, expect, expectFitsPhones, expectNoSidewaysScroll, openPath, test } from "../support/site-test.ts";
import { expectWholeNames } from "../support/whole-names.ts";

test.use({ pictures: true });

/** How many tests share the addresses of a brand: a guest sees each as a document, which takes its time. */
const PARTS = 4;

// Where an address leads is data of the base layer, which all brands inherit.
for (const cell of sampleCells(0)) {
  const audited = new Set(onePerScreen(openToGuests(cell)).map(([id]) => id));
  for (let part = 0; part < PARTS; part++) {
    test(`every address of ${cell.name} answers a guest as the descriptor says, fits every phone, holds still, and its screen has no serious accessibility finding, part ${part + 1} of ${PARTS} @account-2.4-03`, async ({
      page,
    }) => {
      for (const [id, route] of routesOf(cell).filter((_, index) => index % PARTS === part)) {
        const refused = refusedToGuests(cell, route);
        await test.step(id, async () => {
          await openPath(page, cell, route.path);
          const shown = refused ?? id;
          await arrived(page, shown);
          const landed = cell.brand.brand.routes[shown] as Route;
          await expect(page.locator("[data-site-header]")).toHaveCount(landed.header === "none" ? 0 : 1);
          await expect(page.locator("[data-site-footer]")).toHaveCount(landed.footer ? 1 : 0);
          if (audited.has(id)) await expectWellFormed(page, true);
          await expectNothingMoved(page);
          // Where a guest is redirected to is an address of its own.
          if (refused) return;
          await expectFitsPhones(page);
          if (audited.has(id)) await expectWholeOnNarrowest(page);
          if (audited.has(id)) await expectStylesFollow(page);
        });
      }
    });
  }

  test(`aliases of ${cell.name} show the same screen`, async ({ page }) => {
    for (const [id, route] of openToGuests(cell)) {
      for (const alias of route.aliases ?? []) {
        await openPath(page, cell, alias);
        await arrived(page, id);
      }
    }
  });

  test(`every address of ${cell.name} fits every phone and holds still for a signed-in visitor`, async ({ page }) => {
    // An agent may open nearly every page.
    await openAs(page, cell, "ramon", "settings");
    for (const [id, route] of openToMembers(cell)) {
      await test.step(id, async () => {
        const since = await navigateWithin(page, cell, route.path);
        await expectMembersPage(page, cell, route);
        await expectNothingMoved(page, since);
        await expectFitsPhones(page);
        if (!audited.has(id)) await expectWholeOnNarrowest(page);
        if (!audited.has(id)) await expectStylesFollow(page);
      });
    }
  });
}

/** Names and texts are whole on the narrowest phone, which of the other brands and languages the screens' journey says. */
async function expectWholeOnNarrowest(page: Page): Promise<void> {
  const own = page.viewportSize() ?? { width: 390, height: 844 };
  await page.setViewportSize({ width: 320, height: own.height });
  await expectNoSidewaysScroll(page, "200%");
  await expectWholeNames(page);
  await expectNoTextCut(page);
  await page.setViewportSize(own);
}

for (const cell of brandCells) {
  test(`an unknown address of ${cell.name} is a 404 with a link to home`, async ({ page, watch }) => {
    watch.expected.push(/status of 404/);
    const response = await page.goto(`${cell.origin}/m/no-such-place`);
    expect(response?.status()).toBe(404);
    await expect(page.locator("main")).toHaveAttribute("data-screen", "not-found");
  });
}
