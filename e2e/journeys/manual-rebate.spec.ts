import { buttonOf } from "../support/account-forms.ts";
import { digits, game, games, playRound } from "../support/games.ts";
import { expectGoodLooks } from "../support/looks.ts";
import { cells } from "../support/matrix.ts";
import { enterAs, newMember } from "../support/members.ts";
import { depositMoney, visit } from "../support/money-forms.ts";
import { expect, openRoute, test } from "../support/site-test.ts";
import { expectToast } from "../support/toasts.ts";

for (const cell of cells.filter(({ brand }) => brand.brand.flags["MANPLAYREB3"])) {
  test(`a member of ${cell.name} plays a round, takes the rebate of its stake once, and finds it in the record @games-2-22 @reward-05`, async ({
    page,
  }) => {
    const main = page.locator("main");
    await enterAs(page, cell, newMember());
    await openRoute(page, cell, "manualRebate");
    await expect(main).toContainText(cell.text("manualRebate.none"));
    await expect(main).toContainText(cell.text("manualRebate.never"));

    await depositMoney(page, cell, "500");
    // A number that wins or loses: a stake that comes back has no rebate, and one of the least stake is below a centavo.
    await openRoute(page, cell, "gameList", "?gameType=LIVE&search=Roulette");
    await games(page).first().getByRole("button").first().click();
    const stake = game(page).locator(".stake");
    while (Number(await digits(stake.locator("output").textContent())) < 5)
      await stake.getByRole("button").last().click();
    await playRound(page, ".round");

    await openRoute(page, cell, "manualRebate");
    const shares = main.getByRole("row").filter({ hasText: "0.60%" });
    await expect(shares).toHaveCount(1);
    const amount = (await shares.getByRole("cell").last().textContent()) ?? "";
    expect(amount).toMatch(/[1-9]/);
    await expectGoodLooks(page, cell);
    await buttonOf(page, cell, "manualRebate.take").dblclick();
    await expectToast(page, cell.text("manualRebate.taken"));
    await expect(main).toContainText(cell.text("manualRebate.none"));
    await expect(main).not.toContainText(cell.text("manualRebate.never"));
    await expect(buttonOf(page, cell, "manualRebate.take")).toHaveCount(0);

    await page.getByRole("link", { name: cell.text("manualRebate.records") }).click();
    await expect(main).toContainText(amount);
    await visit(page, cell, "transactionRecord");
    const entries = main.getByRole("listitem").or(main.getByRole("row"));
    await expect(entries.filter({ hasText: `+${amount}` })).toHaveCount(1);
  });
}
