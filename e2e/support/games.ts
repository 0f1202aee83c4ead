import { expect, type Page } from "@playwright/test";
import type { Cell } from "./matrix.ts";
import { GAMES_ORIGIN } from "./product.ts";
import { openRoute } from "./site-test.ts";
import { tap } from "./tap.ts";

/** The games of a lobby. */
export const games = (page: Page) =>
  page
    .locator("main")
    .getByRole("listitem")
    .filter({ has: page.locator("[aria-pressed]") });

/** Shows a tab of a lobby that has them in a list. */
export async function showTab(page: Page, cell: Cell, tab: "recent" | "fav"): Promise<void> {
  await page.getByRole("combobox", { name: cell.text("lobby.shown") }).selectOption(tab);
}

/** The game that is played. */
export const game = (page: Page) => page.frameLocator("main iframe");

/** The digits of an amount of money that is shown, with its point. */
export const digits = async (text: Promise<string | null>): Promise<string> =>
  ((await text) ?? "").replace(/[^\d.]/g, "");

/** Opens the fastest lottery of a cell from the lobby of draws, and waits for the balance in it. */
export async function openFastestLottery(page: Page, cell: Cell): Promise<void> {
  await openRoute(page, cell, "lottery");
  await tap(page.locator("main"), "link", /Minuto Three/);
  await expect(page).toHaveURL((url) => url.origin === GAMES_ORIGIN);
  await expect(page.locator(".balance")).toBeVisible();
}

/** Plays a round with the last bet of a game, which is listed with what it paid. */
export async function playRound(page: Page, stage: string): Promise<void> {
  await expect(game(page).locator(stage)).toBeVisible();
  expect(
    await game(page)
      .locator("html")
      .evaluate((frame) => frame.scrollWidth - frame.clientWidth),
  ).toBe(0);
  const paid = game(page).locator(".rounds b");
  const before = await paid.count();
  await game(page).getByRole("radio").last().press("Space");
  await expect(game(page).getByRole("radio").last()).toBeChecked();
  await game(page).locator("button.main").press("Enter");
  await expect(paid).toHaveCount(before + 1);
  await expect(paid.first()).toHaveText(/^[+−]₱[\d,]+\.\d\d$/);
}
