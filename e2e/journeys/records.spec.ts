import type { Route } from "@playwright/test";
import { required } from "#kernel/assert.ts";
import { goWithin } from "../support/account-forms.ts";
import { brandCells } from "../support/matrix.ts";
import { chooseInSheet } from "../support/filter-sheet.ts";
import { passedOn } from "../support/passed-on.ts";
import { openAs } from "../support/people.ts";
import { settled } from "../support/settled.ts";
import { expectPageFitsStrained, expectSheetFitsStrained } from "../support/strain.ts";
import { expect, expectAccessible, openRoute, test, goBackTo, reload } from "../support/site-test.ts";
import { tap } from "../support/tap.ts";

for (const cell of brandCells) {
  test(`a member of ${cell.name} restricts the account record, opens an entry, whose sheet fits text of twice the size, and finds the choice again after a reload @games-2-15`, async ({
    page,
  }) => {
    await openAs(page, cell, "juan", "transactionRecord", "?period=month");
    const entries = page.locator("main :is(li, tbody) button");
    await expect(entries.first()).toBeVisible();
    await expectAccessible(page);
    await chooseInSheet(page, cell, "transaction.kind.adjustment");
    await expect(page).toHaveURL(/period=month&kind=adjustment$/);
    await expect(entries.first()).toContainText(cell.text("transaction.kind.adjustment"));
    await entries.first().click();
    const sheet = page.getByRole("dialog");
    await expect(sheet).toContainText(cell.text("transaction.balance"));
    await expectAccessible(page);
    await expectSheetFitsStrained(page);
    await sheet.getByRole("button", { name: cell.text("dialog.close") }).click();
    await expect(sheet).toHaveCount(0);
    await reload(page);
    await expect(page.locator("main [aria-haspopup=dialog]")).toContainText("1");
    await expect(entries.first()).toContainText(cell.text("transaction.kind.adjustment"));
  });
}

/** How each look arranges what it lists. */
const arranged: Readonly<Record<string, string>> = {
  rows: "main ul[data-look=rows] > li",
  cards: "main ul[data-look=cards] > li",
  table: "main table tbody tr",
};

const LONG = "123456789012345678901234567890.12";
const LONG_AS_READ = "123,456,789,012,345,678,901,234,567,890.12";

/** Answers with such an amount in place of each. */
async function withLongAmounts(route: Route): Promise<void> {
  const response = await passedOn(route);
  const body = (await response.text()).replaceAll(/"(?:stake|paid|net|openStake)":"-?[\d.]+"/g, (field) =>
    field.replace(/[\d.]+"$/, `${LONG}"`),
  );
  await route.fulfill({ response, body });
}

for (const cell of brandCells) {
  test(`a member of ${cell.name} sees bets in the look of the brand, and what they came to by day; both pages fit labels of twice the length and text of twice the size, the bets with amounts of thirty digits @games-2-14 @games-2-20`, async ({
    page,
  }) => {
    await page.route(/\/api\/records\/bets/, withLongAmounts);
    await openAs(page, cell, "maria", "gameRecord", "?period=month");
    const look = String(cell.brand.brand.screens["bet-records"]?.body["list"]?.options?.["look"]);
    await expect(page.locator(required(arranged[look], look)).first()).toBeVisible();
    await expect(page.locator("main")).toContainText(LONG_AS_READ);
    await expectPageFitsStrained(page);
    await openRoute(page, cell, "profitAndLoss", "?period=month");
    const chart = page.locator("main figure");
    await expect(chart.locator("svg path").first()).toBeVisible();
    await expectPageFitsStrained(page);
    const height = (await chart.boundingBox())?.height;
    const figures = chart.getByRole("table");
    await expect(figures.getByRole("row")).toHaveCount(31);
    await expectAccessible(page);
    await chart.getByRole("button", { name: cell.text("chart.table") }).click();
    await expect(chart.locator("svg")).toHaveCount(0);
    await expect(figures).toBeInViewport();
    await expectAccessible(page);
    await chart.getByRole("button", { name: cell.text("chart.table") }).click();
    await expect(chart.locator("svg path").first()).toBeVisible();
    expect((await chart.boundingBox())?.height).toBe(height);
  });
}

const optionsOf = (cell: (typeof brandCells)[number]) => cell.brand.brand.screens["bet-records"]?.body["list"]?.options;

for (const cell of brandCells.filter((one) => optionsOf(one)?.["look"] === "table")) {
  test(`a table of ${cell.name} scrolls sideways in its box, its first column stays, and the page never moves`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await openAs(page, cell, "maria", "gameRecord", "?period=month");
    const name = page.locator("main tbody th").first();
    await expect(name).toBeVisible();
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    const before = await name.boundingBox();
    const scrolled = await page.locator("main table").evaluate(({ parentElement: box }) => {
      box?.scrollBy(10_000, 0);
      return box?.scrollLeft;
    });
    expect(scrolled).toBeGreaterThan(0);
    expect((await name.boundingBox())?.x).toBe(before?.x);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}

/** Brands whose bets are listed in numbered pages. */
const inPages = brandCells.filter((cell) => optionsOf(cell)?.["paging"] === "pages");

for (const cell of inPages) {
  test(`back brings the page of a list of ${cell.name} and the place on it again`, async ({ page }) => {
    await openAs(page, cell, "maria", "gameRecord", "?period=month");
    const firstRow = page.locator("main tbody tr").first();
    await expect(firstRow).toBeVisible();
    const before = await firstRow.textContent();
    await tap(page.getByRole("navigation", { name: cell.text("state.pages") }), "link", "2", "exact");
    await expect(page).toHaveURL(/page=2/);
    // The first page is shown until the second has come.
    await expect(firstRow).not.toHaveText(before ?? "");
    await settled(page);
    const shown = await firstRow.textContent();
    // Nobody leaves within the frame in which the page scrolls: only then does the site hear of it.
    await page.evaluate(
      () =>
        new Promise<void>((scrolled) => {
          addEventListener("scroll", () => scrolled(), { once: true });
          scrollTo(0, 500);
        }),
    );
    expect(await page.evaluate(() => window.scrollY)).toBe(500);
    await goWithin(page, cell, "transactionRecord");
    await settled(page);
    await goBackTo(page, "gameRecord");
    await settled(page);
    await expect(page).toHaveURL(/page=2/);
    await expect(firstRow).toHaveText(shown ?? "");
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500);
  });
}

const endless = brandCells.filter((cell) => !inPages.includes(cell)).slice(0, 1);

for (const cell of endless) {
  test(`back brings the entries of an endless list of ${cell.name} and the place among them again`, async ({
    page,
  }) => {
    await openAs(page, cell, "maria", "gameRecord", "?period=month");
    const look = String(optionsOf(cell)?.["look"]);
    const entries = page.locator(required(arranged[look], look));
    await expect(entries.first()).toBeVisible();
    const few = await entries.count();
    await entries.last().scrollIntoViewIfNeeded();
    await expect.poll(() => entries.count()).toBeGreaterThan(few);
    await settled(page);
    const [many, place] = [await entries.count(), await page.evaluate(() => window.scrollY)];
    expect(place).toBeGreaterThan(0);
    await goWithin(page, cell, "transactionRecord");
    await settled(page);
    await goBackTo(page, "gameRecord");
    await expect(entries).toHaveCount(many);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
  });
}

const hasSheet = ({ brand }: (typeof brandCells)[number]) =>
  JSON.stringify(brand.brand.screens["bet-records"]?.body["filters"]).includes('"look":"sheet"');

for (const cell of brandCells.filter(hasSheet)) {
  test(`filters of ${cell.name} behind a button restrict the list at once, and a reset takes them out of the address`, async ({
    page,
  }) => {
    await openAs(page, cell, "maria", "gameRecord", "?period=month");
    const opener = page.locator("main [aria-haspopup=dialog]").filter({ hasText: cell.text("filter.title") });
    // Days of one's own and the button share the one line that comes before the bets.
    const line = [page.getByRole("button", { name: cell.text("period.own") }), opener];
    for (const control of line) await expect(control).toBeInViewport({ ratio: 1 });
    const tops = await Promise.all(line.map(async (control) => (await control.boundingBox())?.y));
    expect(Math.abs((tops[0] ?? 0) - (tops[1] ?? 99))).toBeLessThan(8);
    await opener.click();
    const sheet = page.getByRole("dialog");
    await sheet.getByText(cell.text("betRecord.status.won"), { exact: true }).click();
    await expect(page).toHaveURL(/status=won/);
    await expectAccessible(page);
    await expectSheetFitsStrained(page);
    await sheet.getByRole("button", { name: cell.text("period.show"), exact: true }).click();
    await expect(sheet).toHaveCount(0);
    await expect(opener).toBeFocused();
    await expect(opener).toContainText("1");
    await opener.click();
    await sheet.getByRole("button", { name: cell.text("filter.reset"), exact: true }).click();
    await expect(page).toHaveURL(/period=month$/);
  });
}
