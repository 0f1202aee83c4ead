import type { Page } from "@playwright/test";
import { sampleCells, type Cell } from "../support/matrix.ts";
import { enterAs, newMember } from "../support/members.ts";
import { expect, expectAccessible, expectFitsPhones, openRoute, test } from "../support/site-test.ts";

const games = (page: Page) =>
  page
    .locator("main")
    .getByRole("listitem")
    .filter({ has: page.locator("[aria-pressed]") });
const press = (page: Page, cell: Cell, key: string) =>
  page
    .locator("main")
    .getByRole("button", { name: cell.text(key), exact: true })
    .click();

for (const cell of sampleCells(1)) {
  test(`a search of ${cell.brand.id} takes what is typed by the letter, and says when there is no such game`, async ({
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

  test(`the lobby of ${cell.brand.id} goes on as long as there are games, and "back" finds the place again @games-2-85`, async ({
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
    const label = await labelInSight(page);
    // Not click(): the tool scrolls the page before it taps what is fixed.
    await page.locator("[data-site-footer] a").first().dispatchEvent("click");
    await expect(page.locator("main")).not.toHaveAttribute("data-route", "gameList");
    const asked: string[] = [];
    page.on("request", (request) => {
      if (new URL(request.url()).pathname === "/api/games/list") asked.push(request.url());
    });
    await page.goBack();
    await expect(page.getByRole("button", { name: label })).toBeInViewport();
    expect(
      Number(await games(page).first().getAttribute("aria-setsize")),
      "games that were loaded",
    ).toBeGreaterThanOrEqual(105);
    expect(asked, "pages that are asked for again").toEqual([]);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(2400);
  });

  test(`a favourite of ${cell.brand.id} shows at once, is kept, and leaves its list at once @games-1-02 @games-3-11 @games-4-15 @games-4-18`, async ({
    page,
  }) => {
    await enterAs(page, cell, newMember());
    await openRoute(page, cell, "gameList", "?gameType=FISH");
    const heart = games(page).first().getByRole("button").nth(1);
    const label = (await heart.getAttribute("aria-label")) ?? "";
    await heart.click();
    await expect(heart).toHaveAttribute("aria-pressed", "true");
    await press(page, cell, "lobby.tab.fav");
    const kept = page.getByRole("button", { name: label });
    await expect(kept).toHaveAttribute("aria-pressed", "true");
    // It shows before the platform has heard of it: a page that is left at once would take the call back.
    const heard = page.waitForResponse((response) => response.request().method() === "DELETE");
    await kept.click();
    await expect(kept).toHaveCount(0);
    await heard;
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
    // The smallest phones that there are: what closes the panel and what it is about stay in sight.
    await page.setViewportSize({ width: 320, height: 568 });
    await press(page, cell, "lobby.filter");
    await expect(page.getByRole("dialog").getByRole("heading", { level: 2 })).toBeInViewport({ ratio: 1 });
    expect(await page.getByRole("dialog").evaluate((dialog) => dialog.scrollTop)).toBe(0);
  });
}

/** What the heart of the first game in sight is called, once the list has drawn this place. */
async function labelInSight(page: Page): Promise<string> {
  const find = () =>
    page.evaluate(() => {
      const top = document.querySelector("[data-site-header]")?.getBoundingClientRect().bottom ?? 0;
      const bottom = document.querySelector("[data-site-footer]")?.getBoundingClientRect().top ?? innerHeight;
      const hearts = [...document.querySelectorAll("main [aria-pressed][aria-label]")];
      const inSight = hearts.find(
        (heart) => heart.getBoundingClientRect().top >= top && heart.getBoundingClientRect().bottom <= bottom,
      );
      return inSight?.getAttribute("aria-label") ?? "";
    });
  await expect.poll(find).not.toBe("");
  return find();
}
