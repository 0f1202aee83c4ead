import type { Locator, Page } from "@playwright/test";
import { addDays, dayOf } from "../../sandbox/records/days.ts";
import { idOf, sessionOf } from "../support/agents.ts";
import { amountIn, amountsOf, sumOf } from "../support/amounts.ts";
import { cells, type Cell } from "../support/matrix.ts";
import { visit } from "../support/money-forms.ts";
import { expect, openRoute, test } from "../support/site-test.ts";
import { keepInTab } from "../support/tab-session.ts";

const rowsOf = (page: Page) => page.locator("main [data-record-list] li");

/** The value of a figure, by the text key of its name. */
function figureOf(page: Page, cell: Cell, label: string): Locator {
  const name = page.getByText(cell.text(label), { exact: true });
  return page.locator("main dl > div", { has: name }).locator("dd").first();
}

/** The amount of a figure, or beside a name. */
async function amountOf(figure: Locator, name = ""): Promise<number> {
  await expect(figure).toContainText(/\d\.\d\d/);
  return amountIn(((await figure.textContent()) ?? "").replace(name, ""));
}

/** Days that are over, on which the demo's team has played and nobody plays any more. */
function daysBefore({ brand: { brand } }: Cell): string {
  const today = dayOf(new Date(), brand.features.timeZone);
  return `${addDays(today, -21)}..${addDays(today, -2)}`;
}

for (const cell of cells) {
  test(`on ${cell.name} the bets of a team, its result and what it brings its agent are the sums of their rows @agent-07 @games-2-38 @games-2-39 @games-2-41`, async ({
    page,
  }) => {
    const session = await sessionOf(cell, "ramon");
    const team = `?member=${await idOf(cell, session, "carding3")}&reach=team&period=${daysBefore(cell)}`;
    await keepInTab(page, cell, session);

    await openRoute(page, cell, "teamBetting", team);
    const count = figureOf(page, cell, "teamBetSummary.count");
    await expect(count).toHaveText(/[1-9]/);
    await expect(rowsOf(page)).toHaveCount(Number(await count.textContent()));
    const won = await amountOf(figureOf(page, cell, "teamBetSummary.net"));
    expect(sumOf(await amountsOf(rowsOf(page), cell, "teamBet.net"))).toBe(won);

    await visit(page, cell, "teamProfitAndLoss", team);
    const net = await amountOf(figureOf(page, cell, "teamReport.net"));
    const line = (label: string) => amountOf(page.locator("main a", { hasText: cell.text(label) }), cell.text(label));
    const less = ["team.lessPaid", "team.lessRebates", "team.lessPromotions", "team.lessIncome"];
    const taken = sumOf(await Promise.all(less.map(line)));
    expect((await line("teamReport.stake")) - taken + (await line("team.plusFees"))).toBe(net);
    await visit(page, cell, "teamProfitAndLoss", `${team}&mode=daily`);
    await expect(rowsOf(page)).toHaveCount(20);
    expect(sumOf(await amountsOf(rowsOf(page), cell, "teamResult.net"))).toBe(net);

    for (const by of ["source", "category", "day"]) {
      await visit(page, cell, "teamRebate", `?period=${daysBefore(cell)}&by=${by}`);
      const income = await amountOf(figureOf(page, cell, "teamRebateSummary.amount"));
      expect(income).toBeGreaterThan(0);
      await expect
        .poll(async () => sumOf(await amountsOf(rowsOf(page), cell, "teamRebate.amount")), { message: `by ${by}` })
        .toBe(income);
    }
  });
}
