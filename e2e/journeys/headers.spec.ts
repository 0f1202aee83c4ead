import type { Page } from "@playwright/test";
import { crowdedTargets, expectHeaderTargets } from "../support/header-targets.ts";
import { expectNothingMoved } from "../support/layout-shift.ts";
import { brandCells } from "../support/matrix.ts";
import { enter } from "../support/people.ts";
import { navigateWithin } from "../support/routes.ts";
import { expect, openRoute, test } from "../support/site-test.ts";

/** Pages with a long title. */
const TITLED = ["gameRecord", "changePassword"];

for (const cell of brandCells) {
  test(`the header of ${cell.brand.id} has room for everything at 320 px when signed in, also with text of twice the size, its targets are 44 px wide and high, also at 390 px, and everything on home has its height before it has come`, async ({
    page,
  }) => {
    // Tall enough for all of home: what comes late must move nothing, wherever one has scrolled to.
    await page.setViewportSize({ width: 320, height: 4000 });
    await enter(page, cell, "maria");
    const answer = await holdAnswers(page);
    await openRoute(page, cell, "home");
    const since = await fontsDrawn(page);
    answer();
    await expectNothingMoved(page, since);
    await page.setViewportSize({ width: 320, height: 844 });
    await expectHeaderTargets(page);
    await enlarge(page, "200%");
    expect(await crowdedTargets(page)).toEqual([]);
    expect(await page.evaluate(narrowBadges), "badges that are cut").toEqual([]);
    for (const id of TITLED) {
      await navigateWithin(page, cell, cell.path(id));
      await enlarge(page, "100%");
      await expectHeaderTargets(page);
      await enlarge(page, "200%");
      expect(await crowdedTargets(page), id).toEqual([]);
      await expect(page.locator("[data-site-header] h1")).toHaveText(cell.text(`route.${id}`));
      expect(await page.evaluate(cutTitle), `the title of ${id}`).toBeUndefined();
    }
    await enlarge(page, "100%");
    await page.locator("[data-site-header] h1").evaluate((title) => (title.textContent = "Word".repeat(15)));
    await expectHeaderTargets(page);
    expect(await page.evaluate(cutTitle), "a title of one word").toBeUndefined();
  });
}

/**
 * The moment at which the fonts are drawn. A line that breaks elsewhere in its font moves all of so tall a page; what a
 * late font may move on a phone is tested with home.
 */
function fontsDrawn(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    return performance.now();
  });
}

function enlarge(page: Page, size: "100%" | "200%"): Promise<void> {
  return page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);
}

/** Runs in the page: the title where a part of it is hidden, beyond the screen or replaced by dots, but for the ends of its letters. */
function cutTitle(): string | undefined {
  const title = document.querySelector("[data-site-header] h1");
  if (!title) return "there is none";
  const isBeyond = title.getBoundingClientRect().right > document.documentElement.clientWidth;
  const isCut = isBeyond || title.scrollWidth > title.clientWidth + 1 || title.scrollHeight > title.clientHeight + 3;
  return isCut ? `"${title.textContent}" ${title.scrollWidth}×${title.scrollHeight}` : undefined;
}

/** Runs in the page: badges of tabs that are lower or narrower than the count in them, or reach beyond the screen. */
function narrowBadges(): string[] {
  const text = document.createRange();
  return [...document.querySelectorAll<HTMLElement>("[data-site-footer] .numbers[aria-hidden]")].flatMap((badge) => {
    text.selectNodeContents(badge);
    const { height, width, right } = badge.getBoundingClientRect();
    const size = parseFloat(getComputedStyle(badge).fontSize);
    const isCut = height < size || width < text.getBoundingClientRect().width || right > innerWidth;
    return isCut ? [`"${badge.textContent}" ${width}×${height} up to ${right}`] : [];
  });
}

/** Keeps the platform's answers back until they are let go: the page is then drawn and hydrated without them. */
async function holdAnswers(page: Page): Promise<() => void> {
  let letGo = (): void => undefined;
  const wanted = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/api\//, async (route) => {
    await wanted;
    await route.continue();
  });
  return letGo;
}
