import type { Page } from "@playwright/test";
import { showTab } from "../support/games.ts";
import { sampleCells, type Cell } from "../support/matrix.ts";
import { enterAs, newMember } from "../support/members.ts";
import { expect, expectAccessible, expectFitsPhones, openRoute, test } from "../support/site-test.ts";
import { tap } from "../support/tap.ts";

const games = (page: Page) =>
  page
    .locator("main")
    .getByRole("listitem")
    .filter({ has: page.locator("[aria-pressed]") });
const press = (page: Page, cell: Cell, key: string) => tap(page.locator("main"), "button", cell.text(key), "exact");

for (const cell of sampleCells(1)) {
  test(`a search of ${cell.brand.id} matches what is typed literally, and reports when there is no such game`, async ({
    page,
  }) => {
    await openRoute(page, cell, "gameLobby");
    await expect(games(page).first()).toBeVisible();
    const search = page.getByRole("searchbox");
    await search.fill("%_%");
    await search.press("Enter");
    await expect(page.getByText(cell.text("lobby.noneFound"))).toBeVisible();
    await page.reload();
    await expect(page.getByText(cell.text("lobby.noneFound"))).toBeVisible();
    await expect(page.getByRole("searchbox")).toHaveValue("%_%");
  });

  test(`the lobby of ${cell.brand.id} loads more games until the end, and "back" restores the scroll position @games-2-85`, async ({
    page,
  }) => {
    await openRoute(page, cell, "gameList", "?gameType=RNG&class=ALL");
    await expect(games(page).first()).toBeVisible();
    for (const at of [53, 105]) {
      await expect(async () => {
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
        expect(Number(await games(page).first().getAttribute("aria-setsize"))).toBeGreaterThanOrEqual(at);
      }).toPass();
    }
    const drawn = await games(page).count();
    expect(drawn, "cards on the page, of more than a hundred").toBeLessThan(60);
    await page.evaluate(() => window.scrollTo(0, 2400));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(2400);
    const label = await labelInView(page);
    // Not click(): Playwright scrolls the page before it taps a fixed element.
    await page.locator("[data-site-footer] a").first().dispatchEvent("click");
    await expect(page.locator("main")).not.toHaveAttribute("data-route", "gameList");
    const requests: string[] = [];
    page.on("request", (request) => {
      if (new URL(request.url()).pathname === "/api/games/list") requests.push(request.url());
    });
    await page.goBack();
    await expect(page.getByRole("button", { name: label })).toBeInViewport();
    expect(Number(await games(page).first().getAttribute("aria-setsize")), "loaded games").toBeGreaterThanOrEqual(105);
    expect(requests, "refetched pages").toEqual([]);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(2400);
  });

  test(`a favourite of ${cell.brand.id} shows at once, is saved, and disappears from its list at once @games-1-02 @games-3-11 @games-4-15 @games-4-18`, async ({
    page,
  }) => {
    await enterAs(page, cell, newMember());
    await openRoute(page, cell, "gameList", "?gameType=FISH");
    const heart = games(page).first().getByRole("button").nth(1);
    const label = (await heart.getAttribute("aria-label")) ?? "";
    await heart.click();
    await expect(heart).toHaveAttribute("aria-pressed", "true");
    await showTab(page, cell, "fav");
    const saved = page.getByRole("button", { name: label });
    await expect(saved).toHaveAttribute("aria-pressed", "true");
    // It shows before the call has reached the platform: leaving the page at once would cancel the call.
    const answered = page.waitForResponse((response) => response.request().method() === "DELETE");
    await saved.click();
    await expect(saved).toHaveCount(0);
    await answered;
    await page.reload();
    await expect(page.getByText(cell.text("lobby.noneFavourite"))).toBeVisible();
  });

  test(`the lobbies of ${cell.brand.id} and their filters have no serious accessibility finding, and fit every phone @games-2-09`, async ({
    page,
  }) => {
    await openRoute(page, cell, "gameCenter");
    await expect(games(page).first()).toBeVisible();
    await expectAccessible(page);
    await expectFitsPhones(page);
    await openRoute(page, cell, "slotsCenter");
    await press(page, cell, "lobby.filter");
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    // On the smallest phones the panel's close button and title stay in view.
    await page.setViewportSize({ width: 320, height: 568 });
    await press(page, cell, "lobby.filter");
    await expect(page.getByRole("dialog").getByRole("heading", { level: 2 })).toBeInViewport({ ratio: 1 });
    expect(await page.getByRole("dialog").evaluate((dialog) => dialog.scrollTop)).toBe(0);
  });
}

/** The label of the favourite button of the first visible game, once the list is drawn at this position. */
async function labelInView(page: Page): Promise<string> {
  const find = () =>
    page.evaluate(() => {
      const top = document.querySelector("[data-site-header]")?.getBoundingClientRect().bottom ?? 0;
      const bottom = document.querySelector("[data-site-footer]")?.getBoundingClientRect().top ?? innerHeight;
      const buttons = [...document.querySelectorAll("main [aria-pressed][aria-label]")];
      const inView = buttons.find(
        (heart) => heart.getBoundingClientRect().top >= top && heart.getBoundingClientRect().bottom <= bottom,
      );
      return inView?.getAttribute("aria-label") ?? "";
    });
  await expect.poll(find).not.toBe("");
  return find();
}
