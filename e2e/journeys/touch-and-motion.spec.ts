import type { Page } from "@playwright/test";
import { brandCells } from "../support/matrix.ts";
import { expect, openRoute, test } from "../support/site-test.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

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

/** Running endless animations, by the class of the element they move. */
function endlessAnimations(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => playState === "running" && effect?.getComputedTiming().iterations === Infinity)
      .map(({ effect }) => String((effect as KeyframeEffect).target?.className)),
  );
}

/** Links, buttons and inputs too small to tap: neither they nor the area around their centre measure 44 px. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const small: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>("header a, main a, nav a, button, input")) {
      if (!element.checkVisibility() || element.closest(".visually-hidden")) continue;
      element.scrollIntoView({ block: "center", inline: "center" });
      await new Promise(requestAnimationFrame);
      const { x, y, width, height } = element.getBoundingClientRect();
      const [middleX, middleY] = [x + width / 2, y + height / 2];
      const label = element.closest("label");
      const hits = (atX: number, atY: number) => {
        const hit = document.elementFromPoint(atX, atY);
        return hit !== null && (element.contains(hit) || (label?.contains(hit) ?? false));
      };
      const wide = width >= 44 || (hits(middleX - 21, middleY) && hits(middleX + 21, middleY));
      const high = height >= 44 || (hits(middleX, middleY - 21) && hits(middleX, middleY + 21));
      if (width > 0 && !(wide && high))
        small.push(
          `${element.tagName} "${(element.getAttribute("aria-label") ?? element.textContent ?? "").trim()}" ${Math.round(width)}×${Math.round(height)}`,
        );
    }
    return small;
  });
}
