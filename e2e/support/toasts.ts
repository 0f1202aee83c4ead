import { expect, type Page } from "@playwright/test";

declare global {
  interface Window {
    toastTexts: string[];
  }
}

/**
 * Runs in the page before its code: records the texts of its toasts. Some disappear after a second, and a busy machine
 * polls less often than that.
 */
export function keepToasts(): void {
  const texts: string[] = [];
  window.toastTexts = texts;
  const keep = (node: Node) => {
    if (!(node instanceof Element)) return;
    for (const toast of [node, ...node.querySelectorAll("*")])
      if (toast.matches("[data-kind]:is([role=status],[role=alert])")) texts.push(toast.textContent);
  };
  new MutationObserver((changes) => changes.forEach(({ addedNodes }) => addedNodes.forEach(keep))).observe(document, {
    childList: true,
    subtree: true,
  });
}

/** A toast with this text has been shown since the document was loaded. */
export async function expectToast(page: Page, text: string, { timeout = 10_000 } = {}): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => window.toastTexts), { message: "texts of toasts", timeout })
    .toContain(text);
}
