import type { Browser, Page } from "playwright";
import { visitInTurn, type InTurn, type Visited } from "../in-turn.ts";
import type { ServedPages } from "../serve-pages.ts";
import type { KeyTimes } from "./pages/measured-page.ts";

/** A processor this many times slower than this machine's. */
export const CPU_SLOWDOWN = 4;
/** Measured keys per visit, before and after a failed attempt. */
export const KEYS = 12;
/**
 * Screens show a frame every 16 ms; here a frame is shown as soon as it is ready, because waiting for it would hide the
 * difference.
 */
export const FRAMES_AT_ONCE = ["--disable-frame-rate-limit", "--disable-gpu-vsync"];

/** The figures of one visit, in milliseconds. */
export interface Visit {
  mount: number;
  /** A key press in a form that has not been submitted yet. */
  key: readonly KeyTimes[];
  /** A key after a failed attempt, which causes or fixes an error: input is then checked at once. */
  keyAfterTry: readonly KeyTimes[];
}

/** Visits both forms alternately. Throws if they are not the same form. */
export function measureForms(
  browser: Browser,
  pages: ServedPages,
  { fields, runs }: { fields: number; runs: number },
): Promise<InTurn<Visit>> {
  return visitInTurn(browser, runs, (side) => pages.address(side, { fields }), visit);
}

async function visit(page: Page): Promise<Visited<Visit>> {
  await page.waitForFunction(() => "measured" in window);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  const mount = await page.evaluate(() => window.measured.mount());
  const fresh = await page.evaluate(() => window.measured.picture());
  const line = page.locator("input[type=text]").nth(2);
  await line.focus();
  await type(page, "aaa");
  const key = await type(page, "a<".repeat(KEYS / 2));
  await type(page, "<<<");
  await page.locator("button[type=submit]").evaluate((button: HTMLButtonElement) => button.click());
  await page.locator("[aria-invalid]").first().waitFor();
  await line.focus();
  // Two letters are too few, the third one fixes it.
  await type(page, "aa");
  const keyAfterTry = await type(page, "a<".repeat(KEYS / 2));
  const tried = await page.evaluate(() => window.measured.picture());
  return {
    figures: { mount, key, keyAfterTry },
    pictures: { "when they are new": fresh, "after a failed try": tried },
  };
}

/**
 * Presses keys one after the other, each when the one before has been painted; `<` deletes the last letter. Returns the
 * time of each.
 */
async function type(page: Page, keys: string): Promise<KeyTimes[]> {
  const before = await page.evaluate(() => window.measured.keys.length);
  for (const [index, key] of [...keys].entries()) {
    await page.keyboard.press(key === "<" ? "Backspace" : key);
    await page.waitForFunction((count) => window.measured.keys.length >= count, before + index + 1);
  }
  return (await page.evaluate(() => [...window.measured.keys])).slice(before);
}
