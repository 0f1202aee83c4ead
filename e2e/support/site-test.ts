import { AxeBuilder } from "@axe-core/playwright";
import { expect, test as base, type Page } from "@playwright/test";
import type { Cell } from "./matrix.ts";
import { answerWithoutPopups } from "./popups.ts";

/** Problems that a page must never have, gathered while it is open. */
interface Watch {
  problems: string[];
  /** Text in a console message that this test provokes on purpose. */
  expected: RegExp[];
}

/**
 * A test with a page that is watched: errors, policy violations, hydration mismatches and missing files fail the test.
 * Its platform has no announcement popups, which would lie over every home page: a journey that is about them says
 * `test.use({ popups: true })`.
 */
export const test = base.extend<{ watch: Watch; popups: boolean; quiet: void }>({
  popups: [false, { option: true }],
  quiet: [
    async ({ context, popups }, use) => {
      if (!popups) await context.addInitScript(answerWithoutPopups);
      await use();
    },
    { auto: true },
  ],
  watch: [
    async ({ page }, use) => {
      const watch: Watch = { problems: [], expected: [] };
      page.on("pageerror", (error) => watch.problems.push(`page error: ${error.message}`));
      page.on("console", (message) => {
        if (message.type() === "error") watch.problems.push(`console: ${message.text()} (${message.location().url})`);
      });
      await page.addInitScript(() => {
        document.addEventListener("securitypolicyviolation", (event) => console.error(`policy violated: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile ?? ""}`));
      });
      await use(watch);
      expect(watch.problems.filter((problem) => !watch.expected.some((pattern) => pattern.test(problem))), "problems the page had").toEqual([]);
    },
    { auto: true },
  ],
});
export { expect } from "@playwright/test";

/** Opens a route of a cell's site in the cell's language and waits until the page has been taken over. */
export async function openRoute(page: Page, cell: Cell, route: string, query = ""): Promise<void> {
  await openPath(page, cell, `${cell.path(route)}${query}`);
}

/** Opens a path of a cell's site in the cell's language and waits until the page has been taken over. */
export async function openPath(page: Page, cell: Cell, path: string): Promise<void> {
  await page.context().addCookies([{ name: "livery_language", value: cell.language.code, url: cell.origin }]);
  await page.goto(`${cell.origin}${path}`);
  await hydrated(page);
}

/** The page reacts now: React has taken over the HTML. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
}

/** The language's own choice shows on the page. */
export async function expectLanguage(page: Page, cell: Cell): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("lang", cell.language.tag);
}

/** No serious or critical finding of axe on what is shown. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const serious = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(" ")} ${failureSummary ?? ""}`).join(" | ")}`)).toEqual([]);
}

/** Nothing is wider than the screen. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wider, "pixels wider than the screen").toBeLessThanOrEqual(0);
}
