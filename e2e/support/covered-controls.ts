import type { Page } from "@playwright/test";

/** The controls of a page that something floating lies over, wherever between header and tab bar a visitor sees them. */
export function coveredControls(page: Page): Promise<string[]> {
  return page.evaluate(lookForCovered);
}

/** Runs in the page: scrolls through it in steps that are smaller than what may float over it. */
function lookForCovered(): string[] {
  const STEP = 20;
  const floats = (element: Element) => ["fixed", "sticky"].includes(getComputedStyle(element).position);
  const boxOf = (element: Element) => element.getBoundingClientRect();
  const controls = [...document.querySelectorAll<HTMLElement>("main :is(a, button, input, select)")].filter((control) =>
    control.checkVisibility(),
  );
  const header = document.querySelector("[data-site-header]");
  const bar = document.querySelector("[data-site-footer]");
  /** Lines from edge to edge, which end what is seen where they adjoin the header or the tab bar. */
  const lines = [...document.querySelectorAll("main *")].filter(
    (element) => floats(element) && boxOf(element).width >= boxOf(document.querySelector("main") ?? element).width,
  );
  /** Where the tab bar's ground begins: the page fades out in the room above it. */
  const groundOf = (element: Element) => boxOf(element).top - Number.parseFloat(getComputedStyle(element).marginTop);
  const seenBetween = () => {
    const [top, bottom] = [header ? boxOf(header).bottom : 0, bar ? groundOf(bar) : innerHeight];
    const boxes = lines.map(boxOf);
    const below = boxes.filter((box) => Math.abs(box.top - top) < 8).map((box) => box.bottom);
    const above = boxes.filter((box) => Math.abs(box.bottom - bottom) < 2).map((box) => box.top);
    // Within a pixel of an edge the page may count as either.
    return [Math.max(top, ...below) + 1, Math.min(bottom, ...above) - 1] as const;
  };
  const floatAt = (x: number, y: number) => {
    let above = document.elementFromPoint(x, y);
    while (above && !floats(above)) above = above.parentElement;
    return above;
  };
  /** Whether a box around it that moves what is in it does not show this point. */
  const isCutOff = (control: Element, y: number) => {
    for (let box = control.parentElement; box && box.tagName !== "MAIN"; box = box.parentElement) {
      const { top, bottom } = boxOf(box);
      if (getComputedStyle(box).overflowY !== "visible" && (y < top || y > bottom)) return true;
    }
    return false;
  };
  const covered = new Set<string>();
  for (let scrolled = 0, isEnd = false; !isEnd; scrolled += STEP) {
    scrollTo({ top: scrolled, behavior: "instant" });
    isEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
    const [top, bottom] = seenBetween();
    for (const control of controls) {
      const { left, width, top: begins, height } = boxOf(control);
      const [x, y] = [left + width / 2, begins + height / 2];
      // At the page's end nothing can be scrolled clear of the bar any more: it must be.
      const isBelow = y > (isEnd ? innerHeight : bottom);
      if (x < 0 || x > innerWidth || y < top || isBelow) continue;
      const above = floatAt(x, y);
      if (above && !above.contains(control) && !isCutOff(control, y))
        covered.add(
          `"${(control.getAttribute("aria-label") ?? control.textContent ?? "").trim()}" below ${above.className}`,
        );
    }
  }
  return [...covered];
}
