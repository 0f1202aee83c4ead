import type { Browser, Page } from "playwright";
import { visitInTurn, type InTurn, type Visited } from "../in-turn.ts";
import type { ServedPages } from "../serve-pages.ts";
import type { RainOptions } from "./options.ts";

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
}

/** Lets it rain on both pages alternately. Throws when not the same envelopes fall, or one that is tapped is not caught. */
export function measureRain(browser: Browser, pages: ServedPages, { runs }: RainOptions): Promise<InTurn<Rain>> {
  return visitInTurn(browser, runs, (side) => pages.address(side, {}), visit);
}

async function visit(page: Page): Promise<Visited<Rain>> {
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
    figures: {
      rate: (frames.length / whole) * 1000,
      late: (frames.filter((frame) => frame > LATE_FRAME).length / frames.length) * 100,
      longest: Math.max(...frames),
    },
    pictures: { "when the rain is over": [`${seen} envelopes have fallen`] },
  };
}
