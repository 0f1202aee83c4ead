import type { Browser, CDPSession, Page } from "playwright";
import { visitInTurn, type InTurn, type Visited } from "../in-turn.ts";
import { CPU_SLOWDOWN, memoryOf, SLOW_FRAME } from "../lobby/measure.ts";
import type { ServedPages } from "../serve-pages.ts";
import type { RecordsOptions } from "./options.ts";

/** CSS pixels of one swipe, and how fast it is. */
const SWIPE = 3000;
/** The filter's chips that are tapped at the end. */
const TAPPED = ["game", "lottery", "all"];

/** The figures of one scroll through the list. */
export interface Visit {
  frames: number;
  /** Frames over SLOW_FRAME, of a hundred. */
  slow: number;
  longest: number;
  elements: number;
  /** The most milliseconds from a tap on the filter until it shows the choice. */
  tap: number;
  /** Megabytes by which the page's objects grew meanwhile. */
  growth: number;
}

/** Scrolls through both lists alternately. Throws when they do not draw the same entries. */
export function measureLists(
  browser: Browser,
  pages: ServedPages,
  { records, loaded, look, runs }: RecordsOptions,
): Promise<InTurn<Visit>> {
  return visitInTurn(
    browser,
    runs,
    (side) => pages.address(side, { records, loaded, look }),
    (page) => visit(page, records),
  );
}

async function visit(page: Page, records: number): Promise<Visited<Visit>> {
  await page.locator("li, tbody tr").first().waitFor();
  const picture = await page.evaluate(() => window.records.picture());
  const session = await page.context().newCDPSession(page);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  const before = await memoryOf(session);
  await page.evaluate(() => window.records.watch());
  await scrollThrough(page, session, records);
  const { frames, elements } = await page.evaluate(() => ({
    frames: [...window.records.frames],
    elements: window.records.elements,
  }));
  const growth = (await memoryOf(session)) - before;
  return {
    figures: {
      frames: frames.length,
      slow: (frames.filter((frame) => frame > SLOW_FRAME).length / frames.length) * 100,
      longest: Math.max(...frames),
      elements,
      growth,
      tap: await slowestTap(page, session),
    },
    pictures: { "when they are new": picture },
  };
}

/** Swipes until the last record is on the screen. */
async function scrollThrough(page: Page, session: CDPSession, records: number): Promise<void> {
  const atTheEnd = () =>
    page.evaluate(
      (all) => window.records.listed() === all && scrollY + innerHeight >= document.documentElement.scrollHeight - 1,
      records,
    );
  while (!(await atTheEnd()))
    await session.send("Input.synthesizeScrollGesture", {
      x: 195,
      y: 600,
      yDistance: -SWIPE,
      speed: SWIPE,
      gestureSourceType: "mouse",
      preventFling: true,
    });
}

/** Taps the filter with a finger while the whole list is there, each time as soon as it has shown the tap before. */
async function slowestTap(page: Page, session: CDPSession): Promise<number> {
  await page.evaluate(() => scrollTo(0, 0));
  for (const [index, name] of TAPPED.entries()) {
    const box = await page.locator("label", { hasText: new RegExp(`^${name}$`) }).boundingBox();
    const touchPoints = box ? [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }] : [];
    await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
    await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await page.waitForFunction((count) => window.records.taps.length > count, index);
  }
  return page.evaluate(() => Math.max(...window.records.taps));
}
