import type { Browser, Page } from "playwright";
import { PHONE } from "../paint/conditions.ts";
import type { ServedPages, Side } from "./serve-pages.ts";

/** A processor this many times slower than this machine's. */
export const CPU_SLOWDOWN = 4;
/** Milliseconds above which a frame was missed, at 60 a second. */
export const LATE_FRAME = 25;
/** Milliseconds until the last envelope has fallen, and a little more. */
const WHOLE = 33_000;

/** The figures of one rain. */
export interface Rain {
  /** Frames a second. */
  rate: number;
  /** Frames over LATE_FRAME, of a hundred. */
  late: number;
  /** The longest frame in milliseconds. */
  longest: number;
  /** How many envelopes have fallen. */
  seen: number;
}

/**
 * Lets it rain on both pages alternately, so that load on the machine affects both. Throws when not the same envelopes
 * fall, or one that is tapped is not caught.
 */
export async function measureRain(browser: Browser, pages: ServedPages, runs: number): Promise<Record<Side, Rain[]>> {
  const rains: Record<Side, Rain[]> = { engine: [], hand: [] };
  for (let run = 0; run < runs; run++) {
    const engine = await visitAsPhone(browser, pages.address("engine"));
    const hand = await visitAsPhone(browser, pages.address("hand"));
    if (engine.seen !== hand.seen)
      throw new Error(`Of the engine ${engine.seen} envelopes have fallen, by hand ${hand.seen}`);
    rains.engine.push(engine);
    rains.hand.push(hand);
    console.log(`  ${run + 1}/${runs}`);
  }
  return rains;
}

/** One visit with empty caches. Throws when the page fails on the way. */
async function visitAsPhone(browser: Browser, address: string): Promise<Rain> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const failures: string[] = [];
    page.on("pageerror", (error) => failures.push(error.message));
    await page.goto(address);
    const rain = await watch(page);
    if (failures.length > 0) throw new Error(`The page ${address} failed: ${failures.join("; ")}`);
    return rain;
  } finally {
    await context.close();
  }
}

async function watch(page: Page): Promise<Rain> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  await page.waitForTimeout(WHOLE);
  const { frames, seen, caught } = await page.evaluate(() => ({
    frames: [...window.rain.frames],
    seen: window.rain.seen(),
    caught: window.rain.caught(),
  }));
  const whole = frames.reduce((sum, frame) => sum + frame, 0);
  if (caught < seen / 2) throw new Error(`Of ${seen} envelopes only ${caught} were caught`);
  return {
    rate: (frames.length / whole) * 1000,
    late: (frames.filter((frame) => frame > LATE_FRAME).length / frames.length) * 100,
    longest: Math.max(...frames),
    seen,
  };
}
