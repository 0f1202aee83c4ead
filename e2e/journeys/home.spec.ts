import type { Page } from "@playwright/test";
import { ask } from "../support/ask.ts";
import { coveredControls } from "../support/covered-controls.ts";
import { expectMist, expectTints } from "../support/drawn-colours.ts";
import { expectHeaderTargets } from "../support/header-targets.ts";
import { expectNothingMoved } from "../support/layout-shift.ts";
import { brandCells, cells, type Cell } from "../support/matrix.ts";
import { endlessAnimations } from "../support/motion.ts";
import { smallTargets } from "../support/targets.ts";
import { settled } from "../support/settled.ts";
import {
  expect,
  expectAccessible,
  expectLanguage,
  expectFitsPhones,
  hydrated,
  openRoute,
  test,
} from "../support/site-test.ts";

test.use({ pictures: true });

test.use({ contextOptions: { reducedMotion: "no-preference" } });

/** The limit of a page's compressed HTML in bytes: 21 KB, as in scripts/page-budgets.ts. */
const HTML_BUDGET = 21 * 1024;

for (const cell of cells) {
  test.describe(`home of ${cell.name}`, () => {
    const isDefault = brandCells.includes(cell);
    test(`paints from the host's HTML, hydrates without a mismatch, shows what the brand defines, scrolls without layout shifts, has no serious accessibility finding, and fits every phone with targets of 44 px in its header${isDefault ? "; its pictures have dimensions and load, and what moves can be paused" : ""}`, async ({
      page,
    }) => {
      await openRoute(page, cell, "home");
      await expectLanguage(page, cell);
      await expect(page).toHaveTitle(new RegExp(cell.brand.brand.name));
      const header = page.locator("header").first();
      await expect(header).toBeVisible();
      if (cell.brand.brand.header.home.end["login"]?.options?.["look"] === "text")
        await expect(
          header.getByRole("link", { name: cell.text("header.login"), exact: true }),
          "the colour that the check compares with the header's",
        ).toHaveCSS("color", await header.evaluate((element) => getComputedStyle(element).color));
      for (const tab of Object.values(cell.brand.brand.footer.tabs)) {
        if (!tab.when)
          await expect(
            page
              .locator("footer, nav")
              .getByRole("link", { name: new RegExp(escapeExpression(cell.text(tab.label))) })
              .first(),
          ).toBeVisible();
      }
      await page.evaluate(async () => {
        for (let y = 0; y < document.body.scrollHeight; y += 400) {
          window.scrollTo(0, y);
          await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        }
      });
      await expectNothingMoved(page);
      await expectAccessible(page);
      await expectFitsPhones(page);
      await expectHeaderTargets(page);
      if (!isDefault) return;
      await expectPictures(page);
      await expectPauses(page, cell);
    });
  });

  test(`the pages of ${cell.name} stay within 21 KB of HTML`, async ({ request }) => {
    for (const route of ["home", "login"]) {
      const response = await ask(request, cell.brand.brand.hosts[0] ?? "", cell.path(route), {
        "Accept-Encoding": "br",
        Cookie: `livery_language=${cell.language.code}`,
      });
      expect(Number(response.headers()["content-length"]), route).toBeLessThanOrEqual(HTML_BUDGET);
    }
  });
}

for (const cell of brandCells) {
  test(`styles of ${cell.brand.id} that load after the first paint shift nothing on the whole page`, async ({
    page,
  }) => {
    // What moves by itself is not the subject: on a busy machine a strip skips frames of its move, which is a shift.
    await page.emulateMedia({ reducedMotion: "reduce" });
    // Tall enough for all of home: it may be scrolled before they have loaded.
    await page.setViewportSize({ width: 320, height: 4000 });
    let release = (): void => undefined;
    const painted = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/assets\/[^/]*\.css$/, async (route) => {
      await painted;
      await route.continue();
    });
    await page.goto(`${cell.origin}${cell.path("home")}`, { waitUntil: "commit" });
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    release();
    await hydrated(page);
    await expectNothingMoved(page);
  });

  test(`fonts of ${cell.brand.id} that load late shift nothing; every target on home and login is at least 44 px wide and high and nothing that floats lies over one, nothing moves by itself with reduced motion, and tints and the mist below the words of a hero are those that colours are checked with`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const held: (() => void)[] = [];
    await page.route(/\.woff2$/, (route) => held.push(() => void route.continue()));
    for (const id of ["home", "login"]) {
      await page.setViewportSize({ width: 320, height: 844 });
      await page.goto(`${cell.origin}${cell.path(id)}`, { waitUntil: "commit" });
      await hydrated(page);
      await settled(page);
      const used = page.evaluate(() => document.fonts.ready.then(() => document.fonts.size));
      for (const go of held.splice(0)) go();
      await used;
      await expectNothingMoved(page);
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await smallTargets(page), id).toEqual([]);
      expect(await coveredControls(page), id).toEqual([]);
      await page.evaluate(keepServiceInSight);
      expect(await coveredControls(page), `${id}, with customer service that stays in sight`).toEqual([]);
      expect(await endlessAnimations(page), id).toEqual([]);
    }
    await expectTints(page);
    await expectMist(page);
  });
}

/** Runs in the page: customer service in its other look. */
function keepServiceInSight(): void {
  document.querySelector("main aside[data-look=grid]")?.setAttribute("data-look", "side");
}

/** Every picture has dimensions and loads, those below the screen too. */
async function expectPictures(page: Page): Promise<void> {
  const wrong = () =>
    page.evaluate(() => {
      for (const picture of document.images) picture.loading = "eager";
      return [...document.images]
        .filter(
          (picture) =>
            !picture.getAttribute("width") ||
            !picture.getAttribute("height") ||
            !picture.complete ||
            picture.naturalWidth === 0,
        )
        .map((picture) => picture.src);
    });
  await expect.poll(wrong, { timeout: 30_000 }).toEqual([]);
}

/** Whatever moves by itself has a button that pauses it. */
async function expectPauses(page: Page, cell: Cell): Promise<void> {
  const pauses = page.locator("main").getByRole("button", { name: cell.text("motion.pause") });
  for (let left = await pauses.count(); left > 0; left--) {
    await pauses.first().click();
    await expect(pauses).toHaveCount(left - 1);
  }
  await expect.poll(() => endlessAnimations(page)).toEqual([]);
}

function escapeExpression(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
