import type { Page } from "@playwright/test";
import { expectNoTextCut } from "./cut-texts.ts";
import { expect, expectNoSidewaysScroll } from "./site-test.ts";

const NARROWEST = { width: 320, height: 700 };

/** What holds what is strained: an open sheet, or the page. */
type Area = "dialog[open]" | "main";

/** An open sheet fits the narrowest phone with text of twice the size and labels of twice the length. */
export async function expectSheetFitsStrained(page: Page): Promise<void> {
  await strained(page, "dialog[open]", () => expectWithinSheet(page));
}

/** Nothing in an open sheet reaches beyond it. */
export async function expectWithinSheet(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(beyondSheet), "what reaches beyond the sheet once it is open").toEqual([]);
}

/** The same of what a page says between its header and its footer. */
export async function expectPageFitsStrained(page: Page): Promise<void> {
  await strained(page, "main");
}

/** Strains an area, checks that it fits, and restores the page. */
async function strained(page: Page, area: Area, check = async () => {}): Promise<void> {
  const own = page.viewportSize() ?? NARROWEST;
  await page.setViewportSize(NARROWEST);
  await page.evaluate(strain, [area, 2] as const);
  await expectNoSidewaysScroll(page);
  await expectNoTextCut(page);
  await check();
  await page.evaluate(strain, [area, 1] as const);
  await page.setViewportSize(own);
}

/** Runs in the page: text so many times as large, and labels of an area so many times as long. */
function strain([area, times]: readonly [Area, number]): void {
  document.documentElement.style.fontSize = `${times * 100}%`;
  const labels = ["dt", "th", "legend", "h1", "h2", "button", "label span", "[role=radio]", "nav a"];
  for (const label of document.querySelectorAll<HTMLElement>(`${area} :is(${labels.join()})`)) {
    if (label.childElementCount > 0) continue;
    label.dataset["words"] ??= label.textContent ?? "";
    label.textContent = Array.from({ length: times }, () => label.dataset["words"]).join(" ");
  }
}

/** Runs in the page: the texts in the sheet that reach beyond it, to the side or above. */
function beyondSheet(): string[] {
  const sheet = document.querySelector("dialog[open]");
  const edge = sheet?.getBoundingClientRect();
  return [...(sheet?.querySelectorAll("dt, dd, legend, h2, p, button, label") ?? [])]
    .filter((one) => {
      const { top, right } = one.getBoundingClientRect();
      return right > (edge?.right ?? 0) + 1 || top < (edge?.top ?? 0);
    })
    .map((one) => one.textContent ?? "");
}
