import type { Page } from "@playwright/test";
import { expectNothingMoved } from "../support/layout-shift.ts";
import { brandCells } from "../support/matrix.ts";
import { enter } from "../support/people.ts";
import { expect, openRoute, test } from "../support/site-test.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

const TARGETS = "header a, main a, nav a, button, input";
const HEADER_TARGETS = "[data-site-header] :is(a, button)";
/** On the narrowest phone icons are closer together than 44 px: they keep their height. */
const LEAST_WIDTH_IN_HEADER = 36;

for (const cell of brandCells) {
  test(`every target on home and login of ${cell.brand.id} is at least 44 px wide and high, and nothing moves by itself with reduced motion`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const route of ["home", "login"]) {
      await openRoute(page, cell, route);
      expect(await smallTargets(page), route).toEqual([]);
      expect(await endlessAnimations(page), route).toEqual([]);
    }
  });

  test(`the header of ${cell.brand.id} has room for everything at 320 px when signed in, also with text of twice the size, its targets are 44 px high, and everything on home has its height before it has come`, async ({
    page,
  }) => {
    // What moves by itself is not the subject: on a busy machine a strip skips frames of its move, which is a shift.
    await page.emulateMedia({ reducedMotion: "reduce" });
    // Tall enough for all of home: what comes late must move nothing, wherever one has scrolled to.
    await page.setViewportSize({ width: 320, height: 4000 });
    await enter(page, cell, "maria");
    const answer = await holdAnswers(page);
    await openRoute(page, cell, "home");
    answer();
    await expectNothingMoved(page);
    await page.setViewportSize({ width: 320, height: 844 });
    expect(await smallTargets(page, HEADER_TARGETS, LEAST_WIDTH_IN_HEADER)).toEqual([]);
    for (const size of ["100%", "200%"]) {
      await page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize;
      }, size);
      expect(await crowdedTargets(page), size).toEqual([]);
    }
  });

  test(`what moves on home of ${cell.brand.id} can be paused`, async ({ page }) => {
    await openRoute(page, cell, "home");
    const pauses = page.locator("main").getByRole("button", { name: cell.text("motion.pause") });
    for (let left = await pauses.count(); left > 0; left--) {
      await pauses.first().click();
      await expect(pauses).toHaveCount(left - 1);
    }
    await expect.poll(() => endlessAnimations(page)).toEqual([]);
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

/** Running endless animations, by the class of the element they move. */
function endlessAnimations(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => playState === "running" && effect?.getComputedTiming().iterations === Infinity)
      .map(({ effect }) => String((effect as KeyframeEffect).target?.className)),
  );
}

/** What is too small to tap: neither it nor the area around its centre measures 44 px. */
function smallTargets(page: Page, selector = TARGETS, leastWidth = 44): Promise<string[]> {
  return page.evaluate(lookForSmall, { selector, leastWidth, leastHeight: 44 });
}

/** Runs in the page. */
async function lookForSmall(least: { selector: string; leastWidth: number; leastHeight: number }): Promise<string[]> {
  const small: string[] = [];
  for (const element of document.querySelectorAll<HTMLElement>(least.selector)) {
    if (!element.checkVisibility() || element.closest(".visually-hidden")) continue;
    element.scrollIntoView({ block: "center", inline: "center" });
    await new Promise(requestAnimationFrame);
    const { x, y, width, height } = element.getBoundingClientRect();
    const label = element.closest("label");
    /** How far from its centre a tap in this direction still hits it. */
    const reach = (stepX: number, stepY: number) => {
      for (let distance = 1; distance <= 44; distance++) {
        const hit = document.elementFromPoint(x + width / 2 + distance * stepX, y + height / 2 + distance * stepY);
        if (!hit || !(element.contains(hit) || label?.contains(hit))) return distance - 1;
      }
      return 44;
    };
    const wide = Math.max(width, reach(-1, 0) + 2 + reach(1, 0));
    const high = Math.max(height, reach(0, -1) + 2 + reach(0, 1));
    if (width > 0 && (wide < least.leastWidth || high < least.leastHeight))
      small.push(
        `${element.tagName} "${(element.getAttribute("aria-label") ?? element.textContent ?? "").trim()}" ${Math.round(wide)}×${Math.round(high)}`,
      );
  }
  return small;
}

/** Targets of the header that overlap, or are not within it. */
function crowdedTargets(page: Page): Promise<string[]> {
  return page.evaluate((selector) => {
    const header = document.querySelector("[data-site-header]")?.getBoundingClientRect() ?? new DOMRect();
    const found = [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility());
    const targets = found.map((element) => ({
      name: (element.getAttribute("aria-label") ?? element.textContent ?? "").trim(),
      box: element.getBoundingClientRect(),
    }));
    const within = (box: DOMRect) =>
      box.left >= -1 && box.right <= innerWidth + 1 && box.top >= header.top - 1 && box.bottom <= header.bottom + 1;
    const overlap = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
    return targets.flatMap(({ name, box }, place) => [
      ...(within(box) ? [] : [`"${name}" is not within the header`]),
      ...targets
        .slice(place + 1)
        .flatMap((other) => (overlap(box, other.box) ? [`"${name}" is over "${other.name}"`] : [])),
    ]);
  }, HEADER_TARGETS);
}
