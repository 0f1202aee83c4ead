import type { Locator, Page } from "@playwright/test";
import { buttonOf } from "../support/account-forms.ts";
import { brandCells, cells, turnCells, type Cell } from "../support/matrix.ts";
import { startWithVersions } from "../support/modules.ts";
import { enter, openAs } from "../support/people.ts";
import { arrived, expect, expectAccessible, openRoute, test } from "../support/site-test.ts";
import { tap } from "../support/tap.ts";

/** Where the quick tiles of both member centres lead. */
const TILES = ["deposit", "gameRecord", "transactionRecord", "securityCenter"];
const tile = (page: Page, cell: Cell, route: string) =>
  page
    .getByRole("main")
    .locator(`a[href="${cell.path(route)}"]`)
    .first();

for (const cell of brandCells) {
  test(`a guest of ${cell.name} is asked to sign in, which opens login over the member centre; so do the quick tiles and an entry for members @games-2-118 @games-2-125 @money-01`, async ({
    page,
  }) => {
    await openRoute(page, cell, "memberHome");
    await expectAccessible(page);
    await page.getByRole("button", { name: cell.text("memberHome.signIn") }).click();
    const login = page.getByRole("dialog");
    await expect(login).toBeVisible();
    for (const route of TILES) {
      await page.keyboard.press("Escape");
      await expect(login).toHaveCount(0);
      await tile(page, cell, route).click();
      await expect(login).toBeVisible();
    }
    await page.keyboard.press("Escape");
    await expect(login).toHaveCount(0);
    await tap(page.getByRole("main"), "link", cell.text("route.depositReport"));
    await expect(login).toBeVisible();
  });
}

// One language after the other: both are the same member, whose picture changes.
for (const { brand } of brandCells)
  test.describe(`the member centre of ${brand.id}`, () => {
    test.describe.configure({ mode: "default" });
    for (const cell of cells.filter((one) => one.brand === brand))
      test(`a member of ${cell.name} sees who they are, hides what is in every wallet at once, chooses a picture and goes on to a record @games-2-114 @games-2-115 @games-2-116 @games-2-120 @money-02`, async ({
        page,
      }) => {
        await openAs(page, cell, "maria", "memberHome");
        const main = page.getByRole("main");
        await expect(main).toContainText("Maria Clara");
        await expect(main).toContainText("426");
        for (const route of TILES) await expect(tile(page, cell, route)).toBeVisible();
        await expect(main).toContainText("2,400.00");
        await expectAccessible(page);
        await main.locator("[data-balance]").click();
        await expect(main).not.toContainText("2,400.00");
        await expect(main).not.toContainText("25,480.75");

        const picture = main.locator("[data-role=media] img").first();
        const before = await picture.getAttribute("src");
        await main.getByRole("button", { name: cell.text("memberHome.picture") }).click();
        const sheet = page.getByRole("dialog");
        await expectAccessible(page);
        // Before the member's own picture is known none is checked, and the first could be theirs.
        await expect(sheet.getByRole("radio", { checked: true })).toHaveCount(1);
        await sheet.getByRole("radio", { checked: false }).first().check({ force: true });
        await sheet.getByRole("button", { name: cell.text("memberHome.pictureSave") }).click();
        await expect(sheet).toHaveCount(0);
        await expect(picture).not.toHaveAttribute("src", String(before));

        await main
          .getByRole("link", { name: cell.text("route.gameRecord") })
          .first()
          .click();
        await arrived(page, "gameRecord");
      });
  });

/**
 * Opens a page and waits until a part of it is there, or gone. A page that was rendered just now knows what the platform
 * chose; it asks the platform itself once that is old and the visitor comes back to it.
 */
async function opened(page: Page, cell: Cell, route: string, part: Locator, count: number): Promise<void> {
  await openRoute(page, cell, route);
  await expect
    .poll(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
      return part.count();
    })
    .toBe(count);
}

for (const cell of turnCells)
  for (const [version, portraits, ways] of [
    ["0", 0, "tiles"],
    ["1", 1, "list"],
  ] as const)
    test(`a member of ${cell.name} sees the member centre and the deposit page that the platform chooses with ${version} @money-03`, async ({
      page,
    }) => {
      await page.addInitScript(startWithVersions, { mem_cen: version, dep_func: version });
      await enter(page, cell, "maria");
      const shown = (look: string) => page.getByRole("main").locator(`[data-look="${look}"]`);
      await opened(page, cell, "memberHome", shown("portrait"), portraits);
      await expect(page.getByRole("main")).toContainText("Maria Clara");
      await expectAccessible(page);

      await opened(page, cell, "deposit", shown(ways).getByRole("radio", { checked: true }), 1);
      // The new page says the rules of a way under it, before the amount.
      await buttonOf(page, cell, "form.next").click();
      await expect(page.getByText(cell.text("depositMethod.kind"))).toHaveCount(Number(version));
      await expectAccessible(page);
    });
