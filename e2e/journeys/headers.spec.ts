import type { Page } from "@playwright/test";
import { expectNothingMoved } from "../support/layout-shift.ts";
import { brandCells } from "../support/matrix.ts";
import { enter } from "../support/people.ts";
import { expect, openRoute, test } from "../support/site-test.ts";
import { smallTargets } from "../support/targets.ts";

const HEADER_TARGETS = "[data-site-header] :is(a, button)";
/** On the narrowest phone icons are closer together than 44 px: they keep their height. */
const LEAST_WIDTH_IN_HEADER = 36;

for (const cell of brandCells) {
  test(`the header of ${cell.brand.id} has room for everything at 320 px when signed in, also with text of twice the size, its targets are 44 px high, and everything on home has its height before it has come`, async ({
    page,
  }) => {
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
