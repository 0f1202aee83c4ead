import { expect, type Page } from "@playwright/test";

declare global {
  interface Window {
    saidInToasts: string[];
  }
}

/**
 * Runs in the page before its code: keeps what its toasts say. Some go after a second, and a busy machine looks less
 * often than that.
 */
export function keepToasts(): void {
  const said: string[] = [];
  window.saidInToasts = said;
  const keep = (node: Node) => {
    if (!(node instanceof Element)) return;
    for (const toast of [node, ...node.querySelectorAll("*")])
      if (toast.matches("[data-kind]:is([role=status],[role=alert])")) said.push(toast.textContent);
  };
  new MutationObserver((changes) => changes.forEach(({ addedNodes }) => addedNodes.forEach(keep))).observe(document, {
    childList: true,
    subtree: true,
  });
}

/** A toast says this, or has said it since the document was loaded. */
export async function expectToast(page: Page, text: string, { timeout = 10_000 } = {}): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => window.saidInToasts), { message: "what toasts have said", timeout })
    .toContain(text);
}
