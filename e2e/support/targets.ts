import type { Page } from "@playwright/test";

const TARGETS = "header a, main a, nav a, button, input";

/** What is too small to tap: neither what is seen of it nor the area around its centre measures 44 px. */
export function smallTargets(page: Page, selector = TARGETS): Promise<string[]> {
  return page.evaluate(lookForSmall, { selector, least: 44 });
}

/** Runs in the page. */
async function lookForSmall({ selector, least }: { selector: string; least: number }): Promise<string[]> {
  const small: string[] = [];
  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    if (!element.checkVisibility() || element.closest(".visually-hidden")) continue;
    element.scrollIntoView({ block: "center", inline: "center" });
    await new Promise(requestAnimationFrame);
    const { x, y, width, height } = element.getBoundingClientRect();
    const label = element.closest("label");
    /** How far from its centre a tap in this direction still hits it. */
    const reach = (stepX: number, stepY: number) => {
      for (let distance = 1; distance <= least; distance++) {
        const hit = document.elementFromPoint(x + width / 2 + distance * stepX, y + height / 2 + distance * stepY);
        if (!hit || !(element.contains(hit) || label?.contains(hit))) return distance - 1;
      }
      return least;
    };
    // A finger does not reach what is beyond the screen's edge, and nobody can scroll a header.
    const isFixed = element.closest("[data-site-header]") !== null;
    const seen = isFixed ? Math.min(x + width, innerWidth) - Math.max(x, 0) : width;
    const wide = Math.max(seen, reach(-1, 0) + 2 + reach(1, 0));
    const high = Math.max(height, reach(0, -1) + 2 + reach(0, 1));
    if (width > 0 && (wide < least || high < least))
      small.push(
        `${element.tagName} "${(element.getAttribute("aria-label") ?? element.textContent ?? "").trim()}" ${Math.round(wide)}×${Math.round(high)}`,
      );
  }
  return small;
}
