import type { Page } from "@playwright/test";

/** Running endless animations, by the class of the element they move. */
export function endlessAnimations(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => playState === "running" && effect?.getComputedTiming().iterations === Infinity)
      .map(({ effect }) => String((effect as KeyframeEffect).target?.className)),
  );
}
