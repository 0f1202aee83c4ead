import { expectNoTextCut } from "../support/cut-texts.ts";
import { brandCells } from "../support/matrix.ts";
import { enter } from "../support/people.ts";
import { popup } from "../support/popups.ts";
import { expect, expectNoSidewaysScroll, openRoute, test } from "../support/site-test.ts";
import { expectWithinSheet } from "../support/strain.ts";
import { expectWholeNames } from "../support/whole-names.ts";

// Twice the usual size, as a visitor sets it in the phone: unlike a larger text of the page itself, it also moves the
// widths at which a layout changes.
test.use({ textSize: 32 });

/** What a guest and a member read most. */
const ofGuests = ["home", "login", "register", "lottery"];
const ofMembers = ["home", "gameRecord", "profitAndLoss", "transactionRecord", "settings"];

for (const cell of brandCells) {
  test(`pages of ${cell.name} fit a phone whose text is twice as large`, async ({ page }) => {
    const fits = async () => {
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
      await expectNoSidewaysScroll(page);
      await expectWholeNames(page);
      await expectNoTextCut(page);
    };
    for (const route of ofGuests)
      await test.step(route, async () => {
        await openRoute(page, cell, route);
        await fits();
      });
    await enter(page, cell, "maria");
    for (const route of ofMembers)
      await test.step(`${route} of a member`, async () => {
        await openRoute(page, cell, route, route.endsWith("ecord") ? "?period=month" : "");
        await fits();
      });
  });
}

test.describe("popups", () => {
  test.use({ popups: true });

  for (const cell of brandCells)
    test(`the popup of ${cell.name} fits a phone whose text is twice as large`, async ({ page }) => {
      await openRoute(page, cell, "home");
      await expect(popup(page).locator("h2").first()).toBeVisible();
      await expectWithinSheet(page);
    });
});
