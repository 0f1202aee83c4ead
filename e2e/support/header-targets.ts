import type { Page } from "@playwright/test";
import { expect } from "./site-test.ts";
import { smallTargets } from "./targets.ts";

const HEADER_TARGETS = "[data-site-header] :is(a, button)";

/** The widths between which headers change: 390 px, and the narrowest phone. */
const WIDTHS = [390, 320] as const;

/**
 * Every target of the header can be hit on 44 by 44 px, none is over another, and all are within it; restores the page's
 * size afterwards.
 */
export async function expectHeaderTargets(page: Page): Promise<void> {
  const own = page.viewportSize() ?? { width: 390, height: 844 };
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    expect(await smallTargets(page, HEADER_TARGETS), `targets of the header at ${width} px`).toEqual([]);
    expect(await crowdedTargets(page), `the header at ${width} px`).toEqual([]);
  }
  await page.setViewportSize(own);
}

/** Targets of the header that overlap, or are not within it. */
export function crowdedTargets(page: Page): Promise<string[]> {
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
