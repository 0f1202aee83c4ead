import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { AxeBuilder } from "@axe-core/playwright";
import { expect, test as base, type Page } from "@playwright/test";
import { keepShown } from "./keep-shown.ts";
import type { Cell } from "./matrix.ts";
import { answerWithoutPopups } from "./popups.ts";
import { keepToasts } from "./toasts.ts";
import { Watch } from "./watch.ts";

/** Chromium takes the last of these settings: the first ones are Playwright's own. */
const settings = (pictures: boolean, textSize: number) =>
  "--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4" +
  `,imagesEnabled=${String(pictures)},defaultFontSize=${textSize}`;

/**
 * A test that needs no page. It shares its browser processes with the others.
 *
 * Pages load no pictures: loading, decoding and drawing them takes a third of a home page's processor time, and what has
 * its place before it has come changes nothing else. A file that looks at pictures, or at everything that a page loads,
 * says `test.use({ pictures: true })`. `textSize`: the browser's own size of text in px, which a visitor may change.
 */
export const hostTest = base.extend<object, { pictures: boolean; textSize: number }>({
  pictures: [false, { option: true, scope: "worker" }],
  textSize: [16, { option: true, scope: "worker" }],
  launchOptions: [
    async ({ launchOptions, pictures, textSize }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), settings(pictures, textSize)] }),
    { scope: "worker" },
  ],
});

/**
 * A test whose page is watched: errors, policy violations, hydration mismatches and missing files fail the test. Its
 * platform has no announcement popups, which would cover every home page; journeys about them use
 * `test.use({ popups: true })`.
 */
export const test = hostTest.extend<{ watch: Watch; popups: boolean; quiet: void; kept: void }>({
  popups: [false, { option: true }],
  quiet: [
    async ({ context, popups }, use) => {
      if (!popups) await context.addInitScript(answerWithoutPopups);
      await context.addInitScript(keepToasts);
      await use();
    },
    { auto: true },
  ],
  kept: [
    async ({ page }, use, info) => {
      await use();
      await keepShown(page, info);
    },
    { auto: true },
  ],
  watch: [
    async ({ page }, use) => {
      const watch = new Watch();
      await watch.add(page);
      await use(watch);
      expect(watch.unexpected(), "problems the page had").toEqual([]);
    },
    { auto: true },
  ],
});
export { expect } from "@playwright/test";

/** Opens a route of a cell's site in the cell's language and waits until the page is hydrated. */
export async function openRoute(page: Page, cell: Cell, route: string, query = ""): Promise<void> {
  await openPath(page, cell, `${cell.path(route)}${query}`);
}

/** Opens a path of a cell's site in the cell's language and waits until the page is hydrated. */
export async function openPath(page: Page, cell: Cell, path: string): Promise<void> {
  await page.context().addCookies([{ name: "livery_language", value: cell.language.code, url: cell.origin }]);
  await page.goto(`${cell.origin}${path}`);
  await hydrated(page);
}

/** The page reacts: its HTML is hydrated. */
export async function hydrated(page: Page): Promise<void> {
  await soon(page, () => document.documentElement.hasAttribute("data-hydrated"), undefined);
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
}

/** The page of a route is shown. */
export async function arrived(page: Page, route: string): Promise<void> {
  await soon(page, (id) => document.querySelector("main")?.dataset["route"] === id, route);
  await expect(page.locator("main")).toHaveAttribute("data-route", route);
}

/** Goes back, to the page of a route. */
export async function goBackTo(page: Page, route: string): Promise<void> {
  await page.goBack();
  await arrived(page, route);
}

/** Loads the page again. */
export async function reload(page: Page): Promise<void> {
  await page.reload();
  await hydrated(page);
}

/**
 * Waits for what a page does in a fraction of a second, for at most five. `expect` then says what is wrong: by itself it
 * would look at the page ever more rarely, up to a second later than needed.
 */
async function soon<T>(page: Page, holds: (argument: T) => boolean, argument: T): Promise<void> {
  await page
    .waitForFunction(holds as (argument: unknown) => boolean, argument, { polling: 50, timeout: 5000 })
    .catch(() => {});
}

/** The language's own choice shows on the page. */
export async function expectLanguage(page: Page, cell: Cell): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("lang", cell.language.tag);
}

/** Chooses another language, in a list or among buttons that are there. */
export async function chooseLanguage(page: Page, cell: Cell, other: Cell): Promise<void> {
  const opener = page.getByRole("button", { name: cell.text("language.choose") });
  const choice = page
    .getByRole("radio", { name: other.language.name })
    .or(page.getByRole("button", { name: other.language.name, exact: true }))
    .first();
  await expect(opener.or(choice).first()).toBeVisible();
  if (!(await choice.isVisible())) await opener.first().click();
  await choice.click();
  await expectLanguage(page, other);
}

/** The minified axe: pages compile it each time, and the one that is used by default is twice as long. */
const axeSource = readFileSync(
  createRequire(createRequire(import.meta.url).resolve("@axe-core/playwright")).resolve("axe-core/axe.min.js"),
  "utf8",
);

/** Axe has no serious or critical finding on the visible page. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(finishAnimations);
  // Without frames legacy mode finds the same; otherwise axe collects each frame's results in a second page.
  const short = page.frames().length === 1;
  const { violations } = await new AxeBuilder({ page, axeSource })
    .setLegacyMode(short)
    .options({ resultTypes: ["violations"] })
    .analyze();
  const serious = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  expect(
    serious.map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(" ")} ${failureSummary ?? ""}`).join(" | ")}`,
    ),
  ).toEqual([]);
}

/** Runs in the page: finishes animations, so that elements have their final colours and positions. */
async function finishAnimations(): Promise<void> {
  const ends = document
    .getAnimations()
    .filter(({ playState, effect }) => playState === "running" && effect?.getComputedTiming().iterations !== Infinity);
  await Promise.allSettled(ends.map(({ finished }) => finished));
}

/** Nothing is wider than the screen, with text as it is or in a size of its own, such as "200%". */
export async function expectNoSidewaysScroll(page: Page, textSize = ""): Promise<void> {
  expect(
    await page.evaluate(whatSticksOut, textSize),
    `elements wider than ${page.viewportSize()?.width ?? "the screen"} px${textSize && ` with text of ${textSize}`}`,
  ).toEqual([]);
}

/** The phone widths that every page must fit, in CSS pixels. */
const PHONE_WIDTHS = [320, 390, 430] as const;

/** Nothing is wider than the screen at any phone width; restores the page's width afterwards. */
export async function expectFitsPhones(page: Page): Promise<void> {
  const own = page.viewportSize() ?? { width: 390, height: 844 };
  for (const width of [...PHONE_WIDTHS.filter((one) => one !== own.width), own.width]) {
    await page.setViewportSize({ ...own, width });
    await expectNoSidewaysScroll(page);
  }
}

/**
 * Runs in the page: the innermost elements that make it scroll sideways with text of this size, with how far they
 * extend; empty if it does not.
 */
function whatSticksOut(textSize: string): string[] {
  const { style } = document.documentElement;
  const usual = style.fontSize;
  if (textSize !== "") style.fontSize = textSize;
  const { clientWidth, scrollWidth } = document.documentElement;
  const beyond = (element: Element) => element.getBoundingClientRect().right + window.scrollX > clientWidth;
  /** Whether a box around it, which is within the screen, hides what sticks out. */
  const isHidden = (element: Element) => {
    for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
      if (getComputedStyle(box).overflowX !== "visible" && !beyond(box)) return true;
    return false;
  };
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()}${element.id && `#${element.id}`} "${(element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 40)}"`;
  const part = (element: Element) =>
    `${nameOf(element)} in ${element.parentElement?.outerHTML.replace(/>.*/s, ">") ?? "the page"} reaches ${Math.round(element.getBoundingClientRect().right)} of ${clientWidth} px`;
  const found =
    scrollWidth <= clientWidth
      ? []
      : [
          `the page scrolls to ${scrollWidth} px`,
          ...[...document.body.querySelectorAll("*")]
            .filter((element) => beyond(element) && !isHidden(element) && ![...element.children].some(beyond))
            .slice(0, 5)
            .map(part),
        ];
  style.fontSize = usual;
  return found;
}
