import type { Locator, Page } from "@playwright/test";
import type { CallOutput } from "#gateway/contract.ts";
import { digits, game, games, openFastestLottery, playRound, showTab } from "../support/games.ts";
import { brandCells, sampleCells, type Cell } from "../support/matrix.ts";
import { enter, openAs } from "../support/people.ts";
import {
  arrived,
  expect,
  expectAccessible,
  expectFitsPhones,
  openRoute,
  test,
  goBackTo,
} from "../support/site-test.ts";
import { tap } from "../support/tap.ts";

const press = (page: Page, cell: Cell, key: string) => tap(page.locator("main"), "button", cell.text(key), "exact");
/**
 * One player per language of a brand, with all money in one wallet, so that no other test's rounds change the balance.
 */
const playerOf = ({ language }: Cell) => (language.code === "EN" ? "ramon" : "nena");
/** The other of the two, for rounds beside that player's. */
const otherPlayerOf = ({ language }: Cell) => (language.code === "EN" ? "nena" : "ramon");

for (const cell of brandCells) {
  test(`a game of ${cell.name} is found by category, vendor and name, becomes a favourite, is played, and appears in recents and in the balance @games-1-02 @games-2-80 @games-2-81`, async ({
    page,
  }) => {
    await openAs(page, cell, playerOf(cell), "gameLobby");
    await press(page, cell, "category.RNG");
    await expect(page).toHaveURL(/gameType=RNG/);
    await press(page, cell, "lobby.filter");
    const panel = page.getByRole("dialog");
    await panel
      .getByRole("group", { name: cell.text("vendor.title") })
      .locator("label")
      .nth(1)
      .click();
    const [answer] = await Promise.all([
      page.waitForResponse((response) => new URL(response.url()).searchParams.has("vassalage")),
      panel.getByRole("button", { name: cell.text("lobby.submit"), exact: true }).click(),
    ]);
    await expect(page).toHaveURL(/vendor=/);
    const { value } = (await answer.json()) as { value: CallOutput<"gameList"> };
    // The previous games stay until the new ones arrive.
    await expect(games(page).first()).toContainText(value.content[0]?.nodeName ?? "a game");
    const name = await nameOf(
      cell,
      games(page)
        .filter({ has: page.locator('[aria-pressed="false"]') })
        .first(),
    );
    // By its name alone, without the earlier filters.
    await openRoute(page, cell, "gameList", "?gameType=RNG");
    const search = page.getByRole("searchbox");
    await search.fill(name);
    await search.press("Enter");
    await expect(page).toHaveURL(/search=/);
    const found = games(page).filter({ hasText: name });
    const heart = found.first().getByRole("button").nth(1);
    // It shows before the call has reached the platform: leaving the page at once would cancel the call.
    const answered = page.waitForResponse(
      (response) =>
        response.request().method() === "POST" && new URL(response.url()).pathname === "/api/games/favourites",
    );
    await heart.click();
    await expect(heart).toHaveAttribute("aria-pressed", "true");
    await answered;
    await openRoute(page, cell, "gameList", "?gameType=RNG");
    await showTab(page, cell, "fav");
    await found.first().getByRole("button").first().click();

    await expect(page).toHaveURL(/\/m\/launchGame\?/);
    await expect(game(page).getByRole("heading", { level: 1 })).toHaveText(name);
    const balance = game(page).locator(".balance");
    const before = await digits(balance.textContent());
    await game(page).locator("button.main").click();
    await expect(balance).not.toHaveText(new RegExp(`${before.replace(/(\d)(?=(\d{3})+\.)/g, "$1,?")}$`));
    const after = await digits(balance.textContent());
    await page.goBack();
    await showTab(page, cell, "recent");
    await expect(games(page).first()).toContainText(name);
    await openRoute(page, cell, "home");
    await expect
      .poll(() =>
        digits(
          page
            .locator("main, [data-site-header]")
            .getByText(/\d[\d,]*\.\d\d/)
            .filter({ hasText: new RegExp(after.slice(-5)) })
            .first()
            .textContent(),
        ),
      )
      .toBe(after);
  });
}

for (const cell of sampleCells(0)) {
  test(`a guest of ${cell.brand.id} who tries a game for free plays that game with play money`, async ({ page }) => {
    await openRoute(page, cell, "gameList", "?gameType=FISH");
    const name = await nameOf(cell, games(page).first());
    await games(page).first().getByRole("button").first().dblclick();
    await arrived(page, "login");
    await press(page, cell, "login.testPlay");
    await expect(page).toHaveURL(/\/m\/launchGame\?/);
    await expect(game(page).getByRole("heading", { level: 1 })).toHaveText(name);
    await goBackTo(page, "gameList");
  });

  test(`a guest of ${cell.brand.id} who taps a game signs in first and then plays it; "back" leads to the lobby; each kind of game fits the narrowest phone and plays a round`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 844 });
    await openRoute(page, cell, "gameList", "?gameType=FISH");
    await games(page).first().getByRole("button").first().click();
    await arrived(page, "login");
    await goBackTo(page, "gameList");
    await games(page).first().getByRole("button").first().click();
    await page.locator('main input[name="username"]').fill(otherPlayerOf(cell));
    await page.locator('main input[name="password"]').fill("Livery-2026");
    await page.locator('main form button[type="submit"]').click();
    await playRound(page, ".sea");
    for (const [query, stage] of [
      ["gameType=PVP", ".felt"],
      ["gameType=LIVE&search=Roulette", ".round"],
      ["gameType=SPORTS", ".board-of-match"],
    ] as const) {
      await openRoute(page, cell, "gameList", `?${query}`);
      await games(page).first().getByRole("button").first().click();
      await playRound(page, stage);
    }
  });

  test(`the lottery lobby of ${cell.brand.id} stores favourites on the phone, fits every phone and has no serious accessibility finding`, async ({
    page,
  }) => {
    await openAs(page, cell, "nena", "lottery");
    const cards = page.locator("main").getByRole("listitem");
    const heart = cards.nth(3).getByRole("button");
    const label = (await heart.getAttribute("aria-label")) ?? "";
    await heart.click();
    await expect(cards.first().getByRole("button")).toHaveAttribute("aria-label", label);
    await page.reload();
    await expect(cards.first().getByRole("button")).toHaveAttribute("aria-label", label);
    await expectAccessible(page);
    await expectFitsPhones(page);
    await openRoute(page, cell, "moreLottery");
    await expect(cards.first()).toBeVisible();
    await expectAccessible(page);
  });
}

for (const cell of sampleCells(1)) {
  test(`"back" leads from a lottery game of ${cell.brand.id} to the lobby of draws, not into the game again`, async ({
    page,
  }) => {
    await enter(page, cell, "nena");
    await openFastestLottery(page, cell);
    await goBackTo(page, "lottery");
    await expect(page.locator("main").getByRole("listitem").first()).toBeVisible();
  });
}

/** The name of a game, without the badges on its card. */
async function nameOf(cell: Cell, card: Locator): Promise<string> {
  // Of its heart: the button that launches it may name its vendor, too.
  const label = (await card.getByRole("button").nth(1).getAttribute("aria-label")) ?? "";
  return label.replace(`${cell.text("favourite.mark")}: `, "");
}
