import type { Browser } from "playwright";
import { SESSION_KEY } from "#session/session.ts";
import { SEED_PASSWORD } from "../../sandbox/seed/accounts.ts";

/** The timeout until the platform has answered, in milliseconds. */
const LIMIT = 60_000;

/** Signs in with an account of the demo, and returns the session as the site stores it. */
export async function signIn(browser: Browser, address: string, account: string): Promise<string> {
  const page = await browser.newPage();
  try {
    await page.goto(address);
    await page.waitForSelector("html[data-hydrated]", { state: "attached", timeout: LIMIT });
    const form = page.locator("main form", { has: page.locator('input[autocomplete="current-password"]') });
    await form.locator('input[autocomplete^="username"]').fill(account);
    const password = form.locator('input[autocomplete="current-password"]');
    await password.fill(SEED_PASSWORD);
    await password.press("Enter");
    const stored = await page.waitForFunction((key) => sessionStorage.getItem(key), SESSION_KEY, { timeout: LIMIT });
    return (await stored.jsonValue()) as string;
  } catch (error) {
    throw new Error(`"${account}" could not sign in at ${address}.`, { cause: error });
  } finally {
    await page.close();
  }
}
