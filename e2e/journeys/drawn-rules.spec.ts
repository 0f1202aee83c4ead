import type { Locator, Page } from "@playwright/test";
import { openTab } from "../support/account-forms.ts";
import { brandCells, type Cell } from "../support/matrix.ts";
import { enter } from "../support/people.ts";
import { expect, openPath, openRoute, test } from "../support/site-test.ts";
import { tap } from "../support/tap.ts";

// What the styles implement of the specification, measured on the rendered page; it does not depend on the brand.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

for (const cell of brandCells.filter(({ brand }) => brand.brand.flags["MOBILENUMREG3"]).slice(0, 1))
  test("no field has smaller letters than 16 px, where iOS zooms, however small the text is: in a form, and in its sheet of countries", async ({
    page,
  }) => {
    await openRoute(page, cell, "register");
    await openTab(page, cell, "register.byMobile");
    const smallest = () =>
      page.evaluate(() => {
        document.documentElement.style.fontSize = "50%";
        const written = "input:not([type=checkbox], [type=radio]), select, textarea";
        const fields = [...document.querySelectorAll(written)].filter((field) => field.checkVisibility());
        return Math.min(...fields.map((field) => parseFloat(getComputedStyle(field).fontSize)));
      });
    await expect(page.getByRole("main").getByRole("textbox").first()).toBeVisible();
    expect(await smallest()).toBe(16);
    await page.getByRole("button", { name: cell.text("form.chooseCountry") }).click();
    await expect(page.getByRole("searchbox", { name: cell.text("form.searchCountry") })).toBeVisible();
    expect(await smallest()).toBe(16);
  });

for (const cell of brandCells
  .filter(({ brand }) => brand.uses["home"]?.widgets.includes("hot-match-strip"))
  .slice(0, 1)) {
  test("matches move up in 500 ms, winners in 1500 ms with 20 px between three rows @games-2-76 @games-2-102 @games-9-05", async ({
    page,
  }) => {
    await openRoute(page, cell, "home");
    expect(await whileItShifts(page, "[data-rows] [data-shifting]")).toMatchObject({ duration: "0.5s", up: true });
    await opensAtTheTappedMatch(page, cell);
    const winners = page.getByRole("group", { name: cell.text("winner.title") }).locator("ul");
    await winners.scrollIntoViewIfNeeded();
    expect(await whileItShifts(page, "ul[data-shifting]")).toMatchObject({ duration: "1.5s", up: true });
    const { gaps, seen, three } = await winners.evaluate((list) => {
      const boxes = [...list.children].slice(0, 4).map((row) => row.getBoundingClientRect());
      const between = boxes.slice(1).map(({ top }, index) => Math.round(top - (boxes[index]?.bottom ?? 0)));
      const height = boxes[0]?.height ?? 0;
      return { gaps: between, seen: list.parentElement?.getBoundingClientRect().height, three: 3 * height + 2 * 20 };
    });
    expect(gaps).toEqual([20, 20, 20]);
    // Three rows are visible in full; the fourth, which starts another gap below them, is not.
    expect(seen).toBeGreaterThanOrEqual(three);
    expect(seen).toBeLessThan(three + 20);
  });

  test("the download button pulses twice, and not with reduced motion @games-2-57", async ({ page }) => {
    await openRoute(page, cell, "home");
    const pulsing = () =>
      page.evaluate(
        () =>
          [...document.querySelectorAll("main button")].filter((button) => {
            const { animationName, animationIterationCount } = getComputedStyle(button);
            return animationName !== "none" && animationIterationCount === "2";
          }).length,
      );
    await expect.poll(pulsing).toBe(1);
    await page.emulateMedia({ reducedMotion: "reduce" });
    expect(await pulsing()).toBe(0);
  });

  test("pages fade in for 300 ms, unless the phone animates them itself or prefers reduced motion @account-2.2-13 @account-9-15 @games-9-42", async ({
    page,
  }) => {
    await openRoute(page, cell, "home");
    await page.locator(`[data-site-footer] a[href="${cell.path("activity")}"]`).click();
    const main = page.locator(`main[data-route="activity"]`);
    await expect(main).toHaveCSS("animation-duration", "0.3s");
    await expect(main).not.toHaveCSS("animation-name", "none");
    await page.evaluate(() => document.documentElement.setAttribute("data-swipe-back", ""));
    await expect(main).toHaveCSS("animation-name", "none");
    await page.evaluate(() => document.documentElement.removeAttribute("data-swipe-back"));
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expect(main).toHaveCSS("animation-name", "none");
  });

  test("in the shell a tall iPhone's footer is 85 px high, and iOS 10 lowers the header by 40 px @account-2.2-17 @account-2.2-18", async ({
    page,
  }) => {
    await openRoute(page, cell, "home");
    await page.evaluate(() => document.documentElement.setAttribute("data-tall-shell", ""));
    expect((await boxOf(page.locator("[data-site-footer]"))).height).toBeCloseTo(85, 0);
    const menu = page.getByRole("button", { name: cell.text("header.menu") });
    const before = await boxOf(menu);
    await page.evaluate(() => document.documentElement.setAttribute("data-ios10-shell", ""));
    expect((await boxOf(menu)).y - before.y).toBeCloseTo(40, 0);
  });

  test("four vendors are visible at a time, and the lottery's groups scroll sideways in one line @games-2-84 @games-2-92", async ({
    page,
  }) => {
    await enter(page, cell, "maria");
    await openPath(page, cell, `${cell.path("gameList")}?gameType=RNG`);
    const vendors = page.getByRole("group", { name: cell.text("vendor.title") });
    await expect(vendors.getByRole("button").nth(4)).toBeAttached();
    const { room, width, gap } = await vendors.evaluate((strip) => {
      const { paddingLeft, paddingRight } = getComputedStyle(strip);
      const [one, other] = [...strip.children].map((vendor) => vendor.getBoundingClientRect());
      return {
        room: strip.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight),
        width: one?.width ?? 0,
        gap: (other?.left ?? 0) - (one?.right ?? 0),
      };
    });
    expect(gap).toBeCloseTo(8, 0);
    expect(4 * width + 3 * gap).toBeCloseTo(room, 0);
    await expect(vendors).toHaveCSS("scroll-snap-type", "x mandatory");
    await expect(vendors.getByRole("button").first()).toHaveCSS("scroll-snap-align", "start");
    await openRoute(page, cell, "lottery");
    const hot = page.getByRole("button", { name: cell.text("lottery.hot") }).first();
    await expect(hot.locator("..")).toHaveCSS("overflow-x", "auto");
    const tops = await hot
      .locator("..")
      .getByRole("button")
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
  });
}

/** A brand whose jackpot is shown on reels. */
const hasReels = ({ brand }: Cell) => JSON.stringify(brand.brand.screens["home"]).includes('"look":"reels"');

for (const cell of brandCells.filter(hasReels).slice(0, 1)) {
  test("the jackpot's digits are shifted by a tenth of their strip for every unit @account-9-27", async ({ page }) => {
    await openRoute(page, cell, "home");
    await page.locator("[data-reels]").first().scrollIntoViewIfNeeded();
    await expect(async () => {
      const digits = await page.locator("[data-digit]").evaluateAll((elements) =>
        elements.map((element) => {
          const { content, transform, height } = getComputedStyle(element, "::before");
          return {
            digit: Number((element as HTMLElement).dataset["digit"]),
            content,
            moved: -new DOMMatrix(transform).m42 / Number.parseFloat(height),
          };
        }),
      );
      expect(digits.length).toBeGreaterThan(7);
      for (const { digit, content, moved } of digits) {
        expect(content.replaceAll(/\D/g, "")).toBe("0123456789");
        expect(moved).toBeCloseTo(digit / 10, 2);
      }
    }).toPass();
  });
}

/** The transition of an element that matches, read while it runs. */
async function whileItShifts(page: Page, selector: string): Promise<{ duration: string; up: boolean }> {
  const style = await page.waitForFunction(
    (what) => {
      const belt = document.querySelector(what);
      if (!belt) return null;
      const { transitionDuration, transform } = getComputedStyle(belt);
      const moved = new DOMMatrix(transform).m42;
      return moved === 0 ? null : { duration: transitionDuration, up: moved < 0 };
    },
    selector,
    { polling: "raf", timeout: 30_000 },
  );
  return (await style.jsonValue()) as { duration: string; up: boolean };
}

async function boxOf(place: Locator) {
  const box = await place.boundingBox();
  if (!box) throw new Error("Nothing is drawn there");
  return box;
}

/** A tap on the last match that is visible opens the list of matches at it, in view. */
async function opensAtTheTappedMatch(page: Page, cell: Cell): Promise<void> {
  const strip = page.getByRole("group", { name: cell.text("match.title") });
  await strip.getByRole("button", { name: cell.text("motion.pause") }).click();
  await expect(page.locator("[data-rows] [data-shifting]")).toHaveCount(0);
  const rows = Number(await strip.getAttribute("data-rows"));
  const match = strip.locator("[data-match]").nth(rows - 1);
  const id = await match.getAttribute("data-match");
  await match.click();
  const entry = page.getByRole("dialog").locator("[aria-current=true]");
  await expect(entry.locator(`[data-match="${id}"]`)).toBeVisible();
  await expect(entry).toBeInViewport({ ratio: 0.99 });
  await tap(page.getByRole("dialog"), "button", cell.text("dialog.close"));
}
