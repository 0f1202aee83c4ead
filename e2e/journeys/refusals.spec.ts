import type { Page } from "@playwright/test";
import { sampleCells, type Cell } from "../support/matrix.ts";
import { arrived, expect, expectAccessible, openRoute, test } from "../support/site-test.ts";

const CALLS = "**/api/**";

for (const cell of sampleCells(1)) {
  test(`from a blocked address ${cell.name} shows its error page @games-2-54 @games-8-12`, async ({ page, watch }) => {
    watch.expected.push(/status of 403/);
    await openFromBlockedAddress(page, cell);
    await expect(page.getByText(cell.text("blockedIp.title"))).toBeVisible();
    await expectAccessible(page);
  });

  test(`that page of ${cell.name} leads to home, which refetches everything`, async ({ page, watch }) => {
    watch.expected.push(/status of 403/);
    await openFromBlockedAddress(page, cell);
    await page.unroute(CALLS);
    await page.getByRole("link", { name: cell.text("state.retry") }).click();
    await arrived(page, "home");
    await page.waitForLoadState("networkidle");
    await arrived(page, "home");
  });
}

/** Opens a page of a site whose platform refuses every call from this address. */
async function openFromBlockedAddress(page: Page, cell: Cell): Promise<void> {
  await page.route(CALLS, (route) =>
    route.fulfill({ status: 403, json: { error: { code: "address.blocked", message: "no" } } }),
  );
  await openRoute(page, cell, "gameLobby");
  await expect(page.locator("main")).toHaveAttribute("data-screen", "blocked-ip");
}
