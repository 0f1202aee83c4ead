import { expect, type Page } from "@playwright/test";
import type { Cell } from "./matrix.ts";
import { GAMES_ORIGIN } from "./product.ts";
import { openRoute } from "./site-test.ts";

/** The digits of an amount of money that is shown, with its point. */
export const digits = async (text: Promise<string | null>): Promise<string> =>
  ((await text) ?? "").replace(/[^\d.]/g, "");

/** Opens the fastest lottery of a cell from the lobby of draws, and waits for the balance in it. */
export async function openFastestLottery(page: Page, cell: Cell): Promise<void> {
  await openRoute(page, cell, "lottery");
  await page
    .locator("main")
    .getByRole("link", { name: /Minuto Three/ })
    .click();
  await expect(page).toHaveURL((url) => url.origin === GAMES_ORIGIN);
  await expect(page.locator(".balance")).toBeVisible();
}
