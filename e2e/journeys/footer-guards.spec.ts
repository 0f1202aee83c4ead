import { brandCells, cells, type Cell } from "../support/matrix.ts";
import { enter, fillSignIn } from "../support/people.ts";
import { expect, openRoute, test } from "../support/site-test.ts";
import type { Page } from "@playwright/test";
import { expectToast } from "../support/toasts.ts";

for (const cell of cells) {
  test.describe(`the tabs of ${cell.name}`, () => {
    test("a guest who taps members or invite friends goes to login, and comes to the wished page after signing in @account-2.4-05", async ({
      page,
    }) => {
      for (const tab of ["inviteFriends", "members"]) {
        if (!cell.brand.brand.footer.tabs[tab]) continue;
        await openRoute(page, cell, "home");
        await tapTab(page, cell, tab);
        await expect(page.locator("main")).toHaveAttribute("data-route", "login");
      }
      await fillSignIn(page, cell, "maria");
      const wished = cell.brand.brand.footer.tabs["members"] ? "members" : "inviteFriends";
      await expect(page.locator("main")).toHaveAttribute("data-route", cell.brand.brand.footer.tabs[wished]?.to ?? "");
    });

    test("a trial account that taps members is rejected in its language @account-2.4-06", async ({ page }) => {
      if (!cell.brand.brand.footer.tabs["members"]) return;
      await openRoute(page, cell, "login");
      await page.getByRole("button", { name: cell.text("login.testPlay") }).click();
      await expect(page.locator("main")).toHaveAttribute("data-route", "home");
      const stored = await page.evaluate(() => JSON.parse(sessionStorage.getItem("MC_SESSION_INFO") ?? "null"));
      expect(stored).toMatchObject({ type: 4, merchantCode: cell.brand.brand.merchant.trialCode });
      await tapTab(page, cell, "members");
      await expectToast(page, cell.text("free_reject"));
      await expect(page.locator("main")).toHaveAttribute("data-route", "home");
    });
  });
}

for (const cell of brandCells) {
  test(`the members tab of ${cell.brand.id} shows the number of unclaimed promotions when it is above 0 @account-2.4-04 @games-9-40`, async ({
    page,
  }) => {
    if (!cell.brand.brand.footer.tabs["members"]?.badge) return;
    await enter(page, cell, "maria");
    await openRoute(page, cell, "home");
    await expect(tabOf(page, cell, "members")).toContainText("2");
  });
}

function tabOf(page: Page, cell: Cell, tab: string) {
  const label = cell.text(cell.brand.brand.footer.tabs[tab]?.label ?? "");
  return page.locator("[data-site-footer]").getByRole("link").filter({ hasText: label });
}

async function tapTab(page: Page, cell: Cell, tab: string): Promise<void> {
  await tabOf(page, cell, tab).click();
}
