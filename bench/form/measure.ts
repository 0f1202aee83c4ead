import type { Browser, Page } from "playwright";
import { PHONE } from "../paint/conditions.ts";
import type { KeyTimes } from "./pages/measured-page.ts";
import type { ServedPages } from "./serve-pages.ts";

/** A processor this many times slower than this machine's. */
export const CPU_SLOWDOWN = 4;
/** Keys that count in each visit, before and after a failed try. */
export const KEYS = 12;
/** Screens show a frame every 16 ms; here a frame comes as soon as it is ready, or waiting for it would hide the difference. */
export const FRAMES_AT_ONCE = ["--disable-frame-rate-limit", "--disable-gpu-vsync"];

/** The figures of one visit, in milliseconds. */
export interface Visit {
  mount: number;
  /** A key in a form that nobody has tried to send. */
  key: readonly KeyTimes[];
  /** A key after a failed try, which makes a mistake or mends it: what is typed is checked at once. */
  keyAfterTry: readonly KeyTimes[];
}

/** Visits of both forms. */
export interface Visits {
  engine: Visit[];
  hand: Visit[];
}

/** Visits both forms in turn. Throws when they are not the same form. */
export async function measureForms(browser: Browser, pages: ServedPages, { fields, runs }: { fields: number; runs: number }): Promise<Visits> {
  const visits: Visits = { engine: [], hand: [] };
  for (let run = 0; run < runs; run++) {
    const engine = await visit(browser, pages.address("engine", fields));
    const hand = await visit(browser, pages.address("hand", fields));
    if (run === 0) demandSame(engine.pictures, hand.pictures);
    visits.engine.push(engine.figures);
    visits.hand.push(hand.figures);
    console.log(`  ${run + 1}/${runs}`);
  }
  return visits;
}

async function visit(browser: Browser, address: string): Promise<{ figures: Visit; pictures: string[][] }> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const failures: string[] = [];
    page.on("pageerror", (error) => failures.push(error.message));
    await page.goto(address);
    await page.waitForFunction(() => "measured" in window);
    const session = await context.newCDPSession(page);
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
    // Two letters are too few, the third one mends it.
    await type(page, "aa");
    const keyAfterTry = await type(page, "a<".repeat(KEYS / 2));
    const tried = await page.evaluate(() => window.measured.picture());
    if (failures.length > 0) throw new Error(`The page ${address} failed: ${failures.join("; ")}`);
    return { figures: { mount, key, keyAfterTry }, pictures: [fresh, tried] };
  } finally {
    await context.close();
  }
}

/** Presses keys one after the other, each when the one before has been painted; `<` takes the last letter back. Answers what each took. */
async function type(page: Page, keys: string): Promise<KeyTimes[]> {
  const before = await page.evaluate(() => window.measured.keys.length);
  for (const [index, key] of [...keys].entries()) {
    await page.keyboard.press(key === "<" ? "Backspace" : key);
    await page.waitForFunction((count) => window.measured.keys.length >= count, before + index + 1);
  }
  return (await page.evaluate(() => [...window.measured.keys])).slice(before);
}

/** Both must be the same form, before and after a failed try, or their figures say nothing. */
export function demandSame(engine: readonly (readonly string[])[], hand: readonly (readonly string[])[]): void {
  for (const [index, picture] of engine.entries()) {
    const other = hand[index] ?? [];
    const differs = picture.findIndex((element, place) => element !== other[place]);
    if (differs === -1 && picture.length === other.length) continue;
    const place = differs === -1 ? picture.length : differs;
    throw new Error(`The two forms differ ${index === 0 ? "when they are new" : "after a failed try"}, at element ${place}:\n  engine:  ${picture[place] ?? "nothing"}\n  by hand: ${other[place] ?? "nothing"}\nMake bench/form/pages/hand-*.tsx draw what the engine draws.`);
  }
}
