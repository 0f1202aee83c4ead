import type { Browser, CDPSession, Page } from "playwright";
import { visitInTurn, type InTurn, type Visited } from "../in-turn.ts";
import type { ServedPages } from "../serve-pages.ts";
import type { LobbyOptions } from "./options.ts";
import type { ScrolledPage } from "./pages/scrolled-page.ts";

/** A processor this many times slower than this machine's. */
export const CPU_SLOWDOWN = 4;
/** Milliseconds above which a frame counts as late. */
export const SLOW_FRAME = 50;
/** CSS pixels of one swipe, and how fast it is. */
const SWIPE = 3000;
const SPEED = 3000;
const BYTES_A_MB = 1024 * 1024;

/** The figures of one scroll through the list. */
export interface Visit {
  frames: number;
  /** Frames over SLOW_FRAME, of a hundred. */
  slow: number;
  /** The same of the last quarter, where the list is longest. */
  slowLate: number;
  /** The longest frame in milliseconds. */
  longest: number;
  /** The maximum number of elements at a time. */
  elements: number;
  /** Megabytes of the page's objects at the end, and their growth meanwhile. */
  memory: number;
  growth: number;
}

/** Scrolls through both lists alternately. Throws when they do not draw the same cards. */
export function measureLists(
  browser: Browser,
  pages: ServedPages,
  { games, loaded, runs }: LobbyOptions,
): Promise<InTurn<Visit>> {
  return visitInTurn(
    browser,
    runs,
    (side) => pages.address(side, { games, loaded }),
    (page) => visit(page, games),
  );
}

async function visit(page: Page, games: number): Promise<Visited<Visit>> {
  await page.locator("[role=listitem]").first().waitFor();
  const picture = await page.evaluate(() => window.scrolled.picture());
  await toTheEnd(page);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  const before = await memoryOf(session);
  await page.evaluate(() => window.scrolled.watch());
  await scrollThrough(page, session, games);
  const { frames, elements } = await page.evaluate((): Pick<ScrolledPage, "frames" | "elements"> => ({
    frames: window.scrolled.frames,
    elements: window.scrolled.elements,
  }));
  const memory = await memoryOf(session);
  const late = frames.slice(-Math.ceil(frames.length / 4));
  return {
    figures: {
      frames: frames.length,
      slow: slowOfHundred(frames),
      slowLate: slowOfHundred(late),
      longest: Math.max(...frames),
      elements,
      memory,
      growth: memory - before,
    },
    pictures: { "when they are new": picture },
  };
}

function slowOfHundred(frames: readonly number[]): number {
  return (frames.filter((frame) => frame > SLOW_FRAME).length / frames.length) * 100;
}

/** Scrolls to the last of the games loaded initially. */
async function toTheEnd(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const end = document.documentElement.scrollHeight - innerHeight;
    const isThere = scrollY >= end - 1;
    scrollTo(0, end);
    return isThere;
  });
}

/** Swipes until the last game is on the screen. */
async function scrollThrough(page: Page, session: CDPSession, games: number): Promise<void> {
  const atTheEnd = () =>
    page.evaluate(
      (all) => window.scrolled.listed() === all && scrollY + innerHeight >= document.documentElement.scrollHeight - 1,
      games,
    );
  while (!(await atTheEnd()))
    await session.send("Input.synthesizeScrollGesture", {
      x: 195,
      y: 600,
      yDistance: -SWIPE,
      speed: SPEED,
      gestureSourceType: "mouse",
      preventFling: true,
    });
}

/** Megabytes of the page's objects, without what nothing refers to. */
export async function memoryOf(session: CDPSession): Promise<number> {
  await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  return usedSize / BYTES_A_MB;
}
