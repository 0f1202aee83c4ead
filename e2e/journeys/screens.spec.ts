import { existsSync } from "node:fs";
import type { Page } from "@playwright/test";
import type { Route } from "#descriptor/route.ts";
import { expectNoTextCut } from "../support/cut-texts.ts";
import { expectStylesFollow } from "../support/drawn-styles.ts";
import { expectHeaderTargets } from "../support/header-targets.ts";
import { expectNothingMoved } from "../support/layout-shift.ts";
import { brandCells, cells, sampleCells, type Cell } from "../support/matrix.ts";
import { openAs } from "../support/people.ts";
import {
  expectMembersPage,
  expectWellFormed,
  navigateWithin,
  onePerScreen,
  openToGuests,
  openToMembers,
} from "../support/routes.ts";
import { expect, expectNoSidewaysScroll, openPath, openRoute, test } from "../support/site-test.ts";
import { expectWholeNames } from "../support/whole-names.ts";

const [first] = sampleCells(0);

// The first cell's screens are checked at every width with its addresses. Other brands and languages only add longer
// words and other sizes, which have the least room on the narrowest phone.
test.use({ viewport: { width: 320, height: 844 } });

/** Screens where a brand's own colours and layouts combine: axe checks these on every brand, all others on the first. */
const AUDITED_SCREENS = new Set(["login", "game-list", "lottery"]);

/** As a new document where the brand arranges the screen itself, in one of its languages; by navigation elsewhere. */
const howToGo = (cell: Cell, { screen }: Route) =>
  brandCells.includes(cell) && existsSync(`brands/${cell.brand.id}/screens/${screen}.json`) ? openPath : navigateWithin;

// Every screen of every brand in every language, once as a guest and once signed in.
for (const cell of cells.filter((one) => one !== first)) {
  test(`the screens of ${cell.name} fit the narrowest phone for a guest${brandCells.includes(cell) ? ", have no serious accessibility finding" : ""}, and hold still`, async ({
    page,
  }) => {
    await openRoute(page, cell, "login");
    for (const [id, route] of onePerScreen(openToGuests(cell))) {
      await test.step(id, async () => {
        const since = (await howToGo(cell, route)(page, cell, route.path)) ?? 0;
        await expectWellFormed(page, brandCells.includes(cell) && AUDITED_SCREENS.has(route.screen));
        await expectNothingMoved(page, since);
        await expectNoSidewaysScroll(page);
        await expectNoSidewaysScroll(page, "200%");
        await expectWholeNames(page);
        await expectNoTextCut(page);
        if (brandCells.includes(cell)) await expectStylesFollow(page);
      });
    }
  });

  test(`the screens of ${cell.name} fit the narrowest phone for a signed-in visitor and hold still`, async ({
    page,
  }) => {
    // An agent may open nearly every page.
    await openAs(page, cell, "ramon", "settings");
    for (const [id, route] of sweptByMembers(cell)) {
      await test.step(id, async () => {
        const isHome = id === cell.brand.brand.places.home;
        const since = (await howToGo(cell, route)(page, cell, route.path)) ?? 0;
        await expectMembersPage(page, cell, route);
        await expectNoSidewaysScroll(page);
        await expectNoTextCut(page);
        await expectNothingMoved(page, since);
        await expectNoSidewaysScroll(page, "200%");
        if (brandCells.includes(cell)) await expectStylesFollow(page);
        if (!isHome) return;
        await expectWaysToMoney(page, cell);
        await expectHeaderTargets(page);
      });
    }
  });
}

/**
 * The pages of a signed-in visitor. In a brand's other languages those that guests may open, too, are swept as guests
 * see them: what a member has in addition, the header, is on home and on every page for members.
 */
function sweptByMembers(cell: Cell): readonly [string, Route][] {
  const stays = openToMembers(cell);
  const { home } = cell.brand.brand.places;
  // Including addresses that share a screen: each has its own title, which is data of the base layer.
  const swept = cell.brand === first?.brand ? stays : onePerScreen(stays);
  const forGuests = new Set(openToGuests(cell).map(([id]) => id));
  return brandCells.includes(cell) ? swept : swept.filter(([id]) => id === home || !forGuests.has(id));
}

/** On phones of any width home shows members where to deposit and where to withdraw (account §2.3). */
async function expectWaysToMoney(page: Page, { brand: { brand } }: Cell): Promise<void> {
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    for (const place of [brand.places.deposit, brand.places.withdrawal])
      await expect(
        page.locator(`:is([data-site-header], main) a[href="${brand.routes[place ?? ""]?.path}"]:visible`),
      ).not.toHaveCount(0);
  }
}
