import { expect, type Page } from "@playwright/test";
import { LONGEST } from "./settled.ts";

/** The cumulative layout shift allowed without user input, also where content is live: a tenth of what is called good. */
const STILL = 0.01;
/** The height of the phone that the limit is for, in CSS pixels. */
const PHONE = 844;

/**
 * Nothing has shifted since the document was loaded, or since a moment of `performance.now()`, until everything has come.
 * A page in a taller window shows more that may move; each move then counts as much as on a phone.
 */
export async function expectNothingMoved(page: Page, since = 0): Promise<void> {
  const { waiting, sum, moves } = await page.evaluate(movesOfPage, { since, phone: PHONE, longest: LONGEST });
  expect(waiting, "what has not come").toEqual([]);
  expect(sum, `cumulative layout shift on ${new URL(page.url()).pathname} of\n${moves.join("\n")}\n`).toBeLessThan(
    STILL,
  );
}

interface Move extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/**
 * Runs in the page: what has not come although it was waited for, and the layout shifts without user input since a
 * moment, as they would count on a phone.
 */
async function movesOfPage({
  since,
  phone,
  longest,
}: {
  since: number;
  phone: number;
  longest: number;
}): Promise<{ waiting: string[]; sum: number; moves: string[] }> {
  const waiting = await window.settle(longest);
  const taller = innerHeight / phone;
  const distanceOf = ({ previousRect: before, currentRect: now }: Move["sources"][number]) =>
    Math.max(Math.abs(now.x - before.x), Math.abs(now.y - before.y), Math.abs(now.bottom - before.bottom));
  // A shift's value is the share of the window that it concerns times how far it went, as a share of the longer side.
  const onPhone = ({ value, sources }: Move) => {
    const distance = Math.max(...sources.map(distanceOf)) / Math.max(innerWidth, innerHeight);
    if (taller <= 1 || !(distance > 0)) return value;
    return Math.min(1, (value / distance) * taller) * distance * taller;
  };
  const box = ({ x, y, width, height }: DOMRect) =>
    `${Math.round(width)}x${Math.round(height)} at ${Math.round(x)},${Math.round(y)}`;
  const nameOf = (node: Node | null) =>
    (node instanceof Element
      ? (node.cloneNode(false) as Element)
      : (node?.parentElement?.cloneNode(false) as Element | undefined)
    )?.outerHTML.slice(0, 120) ?? "a removed element";
  return new Promise((resolve) => {
    const moves: Move[] = [];
    new PerformanceObserver((list) =>
      moves.push(
        ...(list.getEntries() as Move[]).filter(
          ({ hadRecentInput, startTime }) => !hadRecentInput && startTime >= since,
        ),
      ),
    ).observe({ type: "layout-shift", buffered: true });
    const report = () =>
      resolve({
        waiting,
        sum: moves.reduce((sum, move) => sum + onPhone(move), 0),
        moves: moves.map(
          ({ value, startTime, sources }) =>
            `${value.toFixed(4)} after ${Math.round(startTime)} ms: ${sources.map(({ node, previousRect, currentRect }) => `${nameOf(node)} from ${box(previousRect)} to ${box(currentRect)}`).join("; ")}`,
        ),
      });
    // The observer reports earlier shifts within a frame.
    requestAnimationFrame(() => requestAnimationFrame(report));
  });
}
