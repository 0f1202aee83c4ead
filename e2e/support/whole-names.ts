import type { Page } from "@playwright/test";
import { expect } from "./site-test.ts";

/** What must be read whole: the labels of the tabs, and what leads to a draw or to a provider's games. */
const NAMES = '[data-site-footer] a, main a[href*="code="], main a[href*="vendor="]';

/** Names that end in dots, at the phone's size of text and at twice that. */
export async function expectWholeNames(page: Page): Promise<void> {
  for (const size of ["100%", "200%"])
    expect(await page.evaluate(cutNames, [NAMES, size] as const), `names cut at ${size}`).toEqual([]);
}

/** A draw's number may end in dots: it is no name. */
function cutNames([selector, size]: readonly [string, string]): string[] {
  const { style } = document.documentElement;
  style.fontSize = size;
  const cut = [...document.querySelectorAll<HTMLElement>(selector)]
    .flatMap((link) => [...link.querySelectorAll<HTMLElement>("*")])
    .filter((part) => part.checkVisibility() && getComputedStyle(part).clipPath === "none")
    .filter((part) => getComputedStyle(part).overflowX !== "visible" && part.scrollWidth > part.clientWidth + 1)
    .map((part) => part.textContent ?? "")
    .filter((name) => /\p{L}/u.test(name));
  style.removeProperty("font-size");
  return [...new Set(cut)];
}
