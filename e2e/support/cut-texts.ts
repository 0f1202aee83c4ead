import type { Page } from "@playwright/test";
import { expect } from "./site-test.ts";

/** Every text is shown whole, unless it ends in dots, can be scrolled to or moves: a box that hides what sticks out cuts it. */
export async function expectNoTextCut(page: Page): Promise<void> {
  expect(await page.evaluate(cutTexts), "texts cut by a box that hides what sticks out").toEqual([]);
}

/** Runs in the page: texts of which a part is shown and a part is hidden by a box around them. */
function cutTexts(): string[] {
  const passed = ".visually-hidden, [inert], [aria-hidden=true], [data-moving], [role=timer]";
  const hides = (overflow: string) => overflow === "hidden" || overflow === "clip";
  const scrolls = (overflow: string) => overflow === "auto" || overflow === "scroll";

  /** The boxes around an element that hide what sticks out, up to one that shows it in another way. */
  function hidingBoxes(owner: Element): Element[] {
    const boxes: Element[] = [];
    for (let box: Element | null = owner; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      const isMarked =
        style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none" || style.maskImage !== "none";
      if (style.clipPath !== "none" || scrolls(style.overflowX) || scrolls(style.overflowY)) break;
      if (!hides(style.overflowX) && !hides(style.overflowY)) continue;
      if (isMarked) break;
      boxes.push(box);
    }
    return boxes;
  }

  /** By how many pixels a box cuts a line of text of this size, of which it shows a part. */
  function cutBy(box: Element, line: DOMRect, size: number): number {
    const edge = box.getBoundingClientRect();
    const isPartlyShown =
      line.right > edge.left && line.left < edge.right && line.bottom > edge.top && line.top < edge.bottom;
    if (!isPartlyShown) return 0;
    const { overflowX, overflowY } = getComputedStyle(box);
    const beside = hides(overflowX) ? Math.max(edge.left - line.left, line.right - edge.right) : 0;
    const leading = (line.height - size) / 2;
    const below = hides(overflowY) ? Math.max(edge.top - line.top, line.bottom - edge.bottom) - leading : 0;
    return Math.max(beside, below);
  }

  const found = new Set<string>();
  const range = document.createRange();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const owner = text.parentElement;
    const words = (text.textContent ?? "").trim();
    if (!owner || !/[\p{L}\d]/u.test(words) || owner.closest(passed)) continue;
    // What is below the fold of a long list has an assumed height until it is drawn, and its text a place outside it.
    if (!owner.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true, opacityProperty: true }))
      continue;
    range.selectNodeContents(text);
    const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
    const size = parseFloat(getComputedStyle(owner).fontSize);
    for (const box of hidingBoxes(owner))
      for (const line of lines) {
        const cut = cutBy(box, line, size);
        if (cut > 1.5)
          found.add(`"${words.slice(0, 40)}" by ${Math.round(cut)} px of ${box.outerHTML.replace(/>.*/s, ">")}`);
      }
  }
  return [...found];
}
