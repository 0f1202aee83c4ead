import type { Page, TestInfo } from "@playwright/test";

/** Keeps what a page showed when its test failed, as a screen reader has it: a log without pictures then says it, too. */
export async function keepShown(page: Page, info: TestInfo): Promise<void> {
  if (info.status === info.expectedStatus || page.isClosed()) return;
  const shown = await page
    .locator("main")
    .ariaSnapshot({ timeout: 2000 })
    .catch(() => "no main part");
  await info.attach("shown", { body: `${page.url()}\n${shown}`, contentType: "text/plain" });
}
