import type { Page } from "@playwright/test";
import { digits, game, games, playRound } from "../support/games.ts";
import { expectGoodLooks } from "../support/looks.ts";
import { cells, type Cell } from "../support/matrix.ts";
import { enterAs, newMember } from "../support/members.ts";
import { depositMoney, visit } from "../support/money-forms.ts";
import { expect, openRoute, test } from "../support/site-test.ts";
import { expectToast } from "../support/toasts.ts";

/** The lowest level: what it asks to be staked in a month, and what the platform calls its gift. */
const BRONZE = { needs: 1000, gift: { EN: "Gift for reaching Bronze", TY: "Regalo sa pag-abot ng Bronze" } };

for (const cell of cells) {
  test(`a member of ${cell.name} sees what the VIP levels ask for, stakes as much, and claims the gift of the level once @games-2-11 @reward-06`, async ({
    page,
  }) => {
    const main = page.locator("main");
    const gift = BRONZE.gift[cell.language.code === "TY" ? "TY" : "EN"];
    await enterAs(page, cell, newMember());
    await openRoute(page, cell, "benefits");
    await expect(main).toContainText(cell.text("vip.noLevel"));
    await expect(main).toContainText("1,000,000.00");
    await expect(main).toContainText(cell.text("vip.benefitsNone"));
    await expectGoodLooks(page, cell);

    await depositMoney(page, cell, "5000");
    await stakeOnRoulette(page, cell, BRONZE.needs);
    await openRoute(page, cell, "benefits");
    await expect(main).not.toContainText(cell.text("vip.noLevel"));
    await expect(main).toContainText(cell.text("vip.own"));
    const benefit = main.getByRole("listitem").filter({ hasText: gift });
    await expect(benefit).toContainText("18.00");
    await expectGoodLooks(page, cell);
    await benefit.getByRole("button", { name: cell.text("rewards.claim") }).dblclick();
    await expectToast(page, cell.text("rewards.claimed"));
    await expect(benefit).toHaveCount(0);
    await expect(main.getByRole("button", { name: cell.text("rewards.claim") })).toHaveCount(1);

    await visit(page, cell, "memberHome");
    await expect(main).toContainText("Bronze");
    await visit(page, cell, "rewardCenter", "?group=over");
    const entries = main.getByRole("listitem").or(main.getByRole("row"));
    await expect(entries.filter({ hasText: gift })).toContainText(cell.text("reward.status.claimed"));
    await visit(page, cell, "transactionRecord");
    await expect(entries.filter({ hasText: "+18.00" })).toHaveCount(1);
  });
}

/** Plays rounds of roulette with a high stake, until that much is staked. */
async function stakeOnRoulette(page: Page, cell: Cell, amount: number): Promise<void> {
  await openRoute(page, cell, "gameList", "?gameType=LIVE&search=Roulette");
  await games(page).first().getByRole("button").first().click();
  const stake = game(page).locator(".stake");
  const chosen = async () => Number(await digits(stake.locator("output").textContent()));
  for (let before = 0; before < (await chosen()) && (await chosen()) < amount;) {
    before = await chosen();
    await stake.getByRole("button").last().click();
  }
  const perRound = await chosen();
  for (let staked = 0; staked < amount; staked += perRound) await playRound(page, ".round");
}
