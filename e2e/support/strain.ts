import type { Page } from "@playwright/test";
import { expectNoTextCut } from "./cut-texts.ts";
import { expect, expectNoSidewaysScroll } from "./site-test.ts";

const NARROWEST = { width: 320, height: 700 };

/**
 * What an open sheet says fits the narrowest phone with text of twice the size and labels of twice the length; restores
 * the page afterwards.
 */
export async function expectSheetFitsStrained(page: Page): Promise<void> {
  const own = page.viewportSize() ?? NARROWEST;
  await page.setViewportSize(NARROWEST);
  await page.evaluate(strain, 2);
  await expectNoSidewaysScroll(page);
  await expectNoTextCut(page);
  expect(await page.evaluate(beyondSheet), "what reaches beyond the sheet").toEqual([]);
  await page.evaluate(strain, 1);
  await page.setViewportSize(own);
}

/** Runs in the page: text so many times as large, and labels of a sheet so many times as long. */
function strain(times: number): void {
  document.documentElement.style.fontSize = `${times * 100}%`;
  for (const label of document.querySelectorAll<HTMLElement>("dialog[open] :is(dt, legend, h2, button, label span)")) {
    if (label.childElementCount > 0) continue;
    label.dataset["words"] ??= label.textContent ?? "";
    label.textContent = Array.from({ length: times }, () => label.dataset["words"]).join(" ");
  }
}

/** Runs in the page: the texts in the sheet that reach beyond it, to the side or above. */
function beyondSheet(): string[] {
  const sheet = document.querySelector("dialog[open]");
  const edge = sheet?.getBoundingClientRect();
  return [...(sheet?.querySelectorAll("dt, dd, legend, h2, button, label") ?? [])]
    .filter((one) => {
      const { top, right } = one.getBoundingClientRect();
      return right > (edge?.right ?? 0) + 1 || top < (edge?.top ?? 0);
    })
    .map((one) => one.textContent ?? "");
}
