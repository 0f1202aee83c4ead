import { expect, type Page } from "@playwright/test";

declare global {
  interface Window {
    /** Paths of the calls whose answers have not been read whole. */
    openCalls: Set<{ path: string }>;
    /** Waits until everything has come, for so many milliseconds at most; what has not is returned. */
    settle: (longest: number) => Promise<string[]>;
  }
}

/** Longer than the site itself waits for an answer: a call that hangs has failed by then, and the page says so. */
export const LONGEST = 20_000;

/** Everything that the page waits for has come: no call is open, two frames later still none, and nothing keeps a place free. */
export async function settled(page: Page): Promise<void> {
  expect(await page.evaluate((longest) => window.settle(longest), LONGEST), "what has not come").toEqual([]);
}

/**
 * Runs in the page before its code: keeps the calls that have no answer yet, to be read together with what is drawn.
 * Playwright's events come later than that. Edits and other streams never end, and are no calls.
 */
export function keepCalls(): void {
  const open = new Set<{ path: string }>();
  window.openCalls = open;
  const original = window.fetch;
  window.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    if (!pathname.startsWith("/api/")) return original(input, init);
    const call = { path: pathname };
    open.add(call);
    const end = () => void open.delete(call);
    try {
      const response = await original(input, init);
      void response.clone().text().then(end, end);
      return response;
    } catch (cause) {
      end();
      throw cause;
    }
  };
  const waiting = () => [
    ...[...open].map(({ path }) => path),
    ...[...document.querySelectorAll("main [data-coming]")].map(({ outerHTML }) => outerHTML.replace(/>.*/s, ">")),
  ];
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  window.settle = async (longest) => {
    const until = performance.now() + longest;
    for (;;) {
      const before = waiting();
      // What an answer changes is drawn within two frames, and asks for what it needs.
      await frame();
      await frame();
      const still = [...before, ...waiting()];
      if (still.length === 0 || performance.now() > until) return still;
    }
  };
}
