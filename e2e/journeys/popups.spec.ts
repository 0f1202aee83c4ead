import type { Locator, Page } from "@playwright/test";
import { ask } from "../support/ask.ts";
import { brandCells, cells, sampleCells, type Cell } from "../support/matrix.ts";
import { openAs } from "../support/people.ts";
import { popup, popupTitles } from "../support/popups.ts";
import {
  arrived,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openRoute,
  test,
  goBackTo,
  reload,
} from "../support/site-test.ts";
import { tap } from "../support/tap.ts";
import { phoneOf } from "../support/other-phone.ts";

const OLD_IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 11_4_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/11.0 Mobile/15E148 Safari/604.1";
const NEWER_IPHONE = OLD_IPHONE.replace("11_4_1", "12_2");

test.describe("the announcement popup with motion", () => {
  test.use({ popups: true, contextOptions: { reducedMotion: "no-preference" } });

  for (const cell of sampleCells(1)) {
    test(`a guest of ${cell.name} closes the popups for guests permanently @games-2-73`, async ({ page }) => {
      await openRoute(page, cell, "home");
      await expect(popup(page)).toBeVisible();
      await page.reload();
      await expect(popup(page), "an unclosed popup comes back").toBeVisible();
      await close(page, cell);
      expect(await page.evaluate(() => localStorage.getItem("livery.popupHidden.B"))).toBe("1");
      await openAndSettle(page);
      await expect(popup(page), "a closed popup does not").toHaveCount(0);

      await page.evaluate(() =>
        localStorage.setItem("livery.popupList.B", JSON.stringify([{ title: "Old", content: "" }])),
      );
      await page.reload();
      await expect(popup(page), "a popup changed since is shown again").toBeVisible();
    });
  }
});

test.describe("the announcement popup", () => {
  test.use({ popups: true });

  for (const cell of brandCells) {
    test(`visitors of ${cell.name} see their own popups: a guest those for guests, a member in a first session those for members and for it, later those for members @games-4-01 @games-4-02 @games-2-73`, async ({
      page,
    }) => {
      await openRoute(page, cell, "home");
      expect(await titlesOf(page, cell)).toEqual(popupTitles(cell, ["B"]));
      await expectAccessible(page);
      expect(await smallButtons(popup(page))).toEqual([]);
      await openRoute(page, cell, "login");
      await page.getByRole("button", { name: cell.text("login.testPlay") }).click();
      expect(await titlesOf(page, cell)).toEqual(popupTitles(cell, ["A", "F"]));
      await close(page, cell);

      // The first of two sessions.
      for (let time = 0; time < 2; time++) await openAs(page, cell, "liza", "home");
      expect(await titlesOf(page, cell)).toEqual(popupTitles(cell, ["A"]));
      expect(
        await page.evaluate(() => localStorage.getItem("livery.popupHidden.B")),
        "a hidden flag is stored per group",
      ).not.toBe("1");
    });
  }

  for (const cell of cells) {
    test(`the popup of ${cell.name} leads a member to the reward centre @games-2-75 @reward-02`, async ({ page }) => {
      await openAs(page, cell, "juan", "home");
      await tap(popup(page), "link", cell.text("popup.go"));
      await arrived(page, "rewardCenter");
      await expect(popup(page)).toHaveCount(0);
      await goBackTo(page, "home");
      await openAndSettle(page);
      await expect(popup(page)).toHaveCount(0);
    });
  }

  for (const cell of sampleCells(1)) {
    test(`the popup of ${cell.brand.id} takes the focus, closes with Escape, and fits a phone of 320 px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 320, height: 568 });
      await openRoute(page, cell, "home");
      await expect(popup(page)).toBeVisible();
      await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("DIALOG");
      await expectNoSidewaysScroll(page);
      await expect(popup(page).getByRole("button", { name: cell.text("popup.next") })).toBeInViewport({ ratio: 1 });
      await page.keyboard.press("Escape");
      await expect(popup(page)).toHaveCount(0);
      await openAndSettle(page);
      await expect(popup(page)).toHaveCount(0);
    });

    test(`nothing of the popup of ${cell.brand.id} is in the HTML or requested before the page reacts @games-2-65`, async ({
      page,
      request,
    }) => {
      await page.addInitScript(() => {
        new MutationObserver((_changes, observer) => {
          if (!document.documentElement?.hasAttribute("data-hydrated")) return;
          performance.mark("reacts");
          observer.disconnect();
        }).observe(document, { attributes: true, subtree: true });
      });
      await openRoute(page, cell, "home");
      await expect(popup(page)).toBeVisible();
      const { early, requests } = await page.evaluate(() => {
        const reacts = performance.getEntriesByName("reacts")[0]?.startTime ?? Infinity;
        const own = performance
          .getEntriesByType("resource")
          .filter(({ name }) => /types=PU|\/dialogs-[\w-]+\.(?:js|css)/.test(name));
        return {
          early: own.filter(({ startTime }) => startTime < reacts).map(({ name }) => name),
          requests: own.length,
        };
      });
      expect(early, "requested before the page reacts").toEqual([]);
      expect(requests, "announcements, code and styles of the sheet").toBe(3);
      const html = await (await ask(request, new URL(cell.origin).hostname, cell.path("home"))).text();
      for (const title of popupTitles(cell, ["A", "B", "F"])) expect(html).not.toContain(title);
    });
  }
});

test.describe("the add-to-home-screen guide", () => {
  for (const cell of sampleCells(0)) {
    test(`${cell.name} shows an older iPhone how to add it to the home screen, until the guide is closed @games-4-38`, async ({
      browser,
    }) => {
      const page = await phoneOf(browser, OLD_IPHONE);
      await openRoute(page, cell, "home");
      const guide = page.getByRole("complementary", { name: cell.text("guide.title") });
      await close(page, cell);
      await expect(guide).toContainText(cell.text("guide.share"));
      await expectAccessible(page);
      expect(await smallButtons(guide)).toEqual([]);
      await guide.getByRole("button", { name: cell.text("dialog.close") }).click();
      await expect(guide).toHaveCount(0);
      await openAndSettle(page);
      await expect(guide).toHaveCount(0);
      await page.context().close();
    });
  }

  for (const cell of sampleCells(1)) {
    test(`${cell.brand.id} shows no guide on a newer iPhone`, async ({ browser }) => {
      const page = await phoneOf(browser, NEWER_IPHONE);
      await openRoute(page, cell, "home");
      await expect(popup(page)).toBeVisible();
      await expect(page.getByRole("complementary", { name: cell.text("guide.title") })).toHaveCount(0);
      await page.context().close();
    });
  }
});

/** The titles of the popup from the first to the last, by its pager. */
async function titlesOf(page: Page, cell: Cell): Promise<string[]> {
  await expect(popup(page)).toBeVisible();
  const next = popup(page).getByRole("button", { name: cell.text("popup.next") });
  const titles: string[] = [];
  for (;;) {
    titles.push(await popup(page).getByRole("heading").innerText());
    if ((await next.getAttribute("aria-disabled")) === "true") break;
    await next.click();
  }
  return asWritten(titles, cell);
}

/** Compares titles without case, because some brands use capitals. */
function asWritten(titles: readonly string[], cell: Cell): string[] {
  const known = popupTitles(cell, ["A", "B", "F"]);
  return titles.map((title) => known.find((one) => one.toLowerCase() === title.toLowerCase()) ?? title);
}

async function close(page: Page, cell: Cell): Promise<void> {
  await tap(popup(page), "button", cell.text("dialog.close"));
  await expect(popup(page)).toHaveCount(0);
}

/** Reopens the page and waits until a popup would have opened: half a second after its answer. */
async function openAndSettle(page: Page): Promise<void> {
  const answer = page.waitForResponse((response) => response.url().includes("types=PU"));
  await reload(page);
  await answer;
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        setTimeout(resolve, 700);
      }),
  );
}

/** Buttons and links below 44 px. */
function smallButtons(part: Locator): Promise<string[]> {
  return part.evaluate((element) =>
    [...element.querySelectorAll("a,button")]
      .filter((target) => {
        const { width, height } = target.getBoundingClientRect();
        return target.checkVisibility({ visibilityProperty: true }) && (width < 44 || height < 44);
      })
      .map((target) => target.textContent ?? ""),
  );
}
