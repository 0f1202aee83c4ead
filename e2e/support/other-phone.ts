import type { Browser, Page } from "@playwright/test";
import type { Watch } from "./watch.ts";

const viewport = { width: 390, height: 844 };

/** Another phone, on which nobody is signed in. */
export async function otherPhone(browser: Browser, watch: Watch): Promise<Page> {
  const page = await (await browser.newContext({ viewport })).newPage();
  await watch.add(page);
  return page;
}

/** A phone of a kind, which its user agent says. */
export async function phoneOf(browser: Browser, userAgent: string): Promise<Page> {
  return (await browser.newContext({ userAgent, viewport, isMobile: true, hasTouch: true })).newPage();
}
