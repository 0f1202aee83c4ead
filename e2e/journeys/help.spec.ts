import { wordsIn } from "#gateway/languages.ts";
import { notices } from "../../sandbox/catalogue/notices.ts";
import { expectNothingMoved } from "../support/layout-shift.ts";
import { sampleCells, type Cell } from "../support/matrix.ts";
import { openAs } from "../support/people.ts";
import { arrived, expect, expectAccessible, expectNoSidewaysScroll, openRoute, test } from "../support/site-test.ts";
import { valueOf } from "../support/platform-call.ts";

const pages = ["help", "helpDetail", "notice", "service", "userAgreement", "download"];
/** The titles of all entries and of the expanded ones. */
const titles = "main h2 > button";
const opened = `${titles}[aria-expanded="true"]`;
const articlesOf = (cell: Cell) => valueOf(cell, "helpArticles", { language: cell.language.code }, "10.77.0.1");

for (const cell of sampleCells(0)) {
  test(`the help centre of ${cell.name} opens the first article, as HTML, and each other one on a tap @games-2-110 @games-2-111`, async ({
    page,
  }) => {
    const articles = await articlesOf(cell);
    await openRoute(page, cell, "help");
    await expect(page.locator(titles)).toHaveText(articles.map(({ title }) => title));
    await expect(page.locator(opened)).toHaveText(articles[0]?.title ?? "");
    // The policy lets only DOMPurify create HTML: a violation fails the test.
    await expect(page.locator("main strong").first()).toBeVisible();
    const last = page.getByRole("button", { name: articles.at(-1)?.title ?? "", exact: true });
    await last.click();
    await expect(last).toHaveAttribute("aria-expanded", "true");
    await last.click();
    await expect(last).toHaveAttribute("aria-expanded", "false");
  });

  test(`the query of the help centre of ${cell.name} selects the entry that is open initially, by default the first @games-2-27`, async ({
    page,
  }) => {
    const articles = await articlesOf(cell);
    for (const [query, place] of [
      ["?i=2", 2],
      ["?i=99", 0],
      ["?i=x", 0],
    ] as const) {
      await openRoute(page, cell, "help", query);
      await expect(page.locator(opened)).toHaveText(articles[place]?.title ?? "");
      await expectNothingMoved(page);
    }
  });

  test(`announcements of ${cell.name} expand to their text, and back leads to home @games-2-03`, async ({ page }) => {
    await openRoute(page, cell, "notice");
    await page.locator(titles).first().click();
    await expect(page.locator(opened)).toHaveCount(1);
    await expect(page.locator("main p").first()).toBeVisible();
    await page.getByRole("button", { name: cell.text("header.back") }).click();
    await arrived(page, "home");
  });

  test(`an agent of ${cell.name} sees the announcements for agents and no others @games-2-44`, async ({ page }) => {
    const forAgents = notices
      .filter(({ type }) => type === "A")
      .map((notice) => wordsIn(notice, cell.language.code).title);
    await openAs(page, cell, "ramon", "memberNotice", "?types=A");
    await expect(page.locator(titles)).toContainText(forAgents);
    await expectAccessible(page);
  });

  test(`customer service of ${cell.name} leads to the help centre and back`, async ({ page }) => {
    await openRoute(page, cell, "service");
    await page.getByRole("link", { name: cell.text("service.help") }).click();
    await arrived(page, "help");
    await page.getByRole("button", { name: cell.text("header.back") }).click();
    await arrived(page, "service");
  });
}

for (const cell of sampleCells(1)) {
  test(`the information pages of ${cell.name} have no serious accessibility finding, and fit a phone of 320 px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const route of pages) {
      await test.step(route, async () => {
        await openRoute(page, cell, route);
        await arrived(page, route);
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
      });
    }
  });
}
