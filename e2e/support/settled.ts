import { expect, type Page } from "@playwright/test";

declare global {
  interface Window {
    /** Paths of the calls whose answers have not been read whole. */
    openCalls: Set<{ path: string }>;
  }
}

/** Longer than the site itself waits for an answer: a call that hangs has failed by then, and the page says so. */
const LONGEST = 20_000;

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
}

/** Everything that the page waits for has come: no call is open, two frames later still none, and nothing keeps a place free. */
export async function settled(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(callsOfTwoFrames), { message: "calls without an answer", timeout: LONGEST })
    .toEqual([]);
  await expect(page.locator("main [data-coming]")).toHaveCount(0);
}

/** Runs in the page: what an answer changes is drawn within two frames, and asks for what it needs. */
async function callsOfTwoFrames(): Promise<string[]> {
  const open = () => [...window.openCalls].map(({ path }) => path);
  const before = open();
  await new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });
  return [...before, ...open()];
}
