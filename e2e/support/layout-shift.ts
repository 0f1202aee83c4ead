import { expect, type Page } from "@playwright/test";

/**
 * The layout shift allowed without user input on pages with live content, such as draws that end: the threshold that
 * browser vendors call good.
 */
const GOOD = 0.1;

/** The layout shift allowed on pages without live content. */
export const STILL = 0.01;

/**
 * Nothing has shifted since the document was loaded, or since a moment of `performance.now()`. `limit`: the cumulative
 * layout shift that is tolerated.
 */
export async function expectNothingMoved(page: Page, limit = GOOD, since = 0): Promise<void> {
  const { sum, moves } = await page.evaluate(movesOfPage, since);
  expect(sum, `cumulative layout shift on ${new URL(page.url()).pathname} of\n${moves.join("\n")}\n`).toBeLessThan(
    limit,
  );
}

interface Move extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** Runs in the page: the layout shifts without user input since a moment. */
function movesOfPage(since: number): Promise<{ sum: number; moves: string[] }> {
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
        sum: moves.reduce((sum, { value }) => sum + value, 0),
        moves: moves.map(
          ({ value, startTime, sources }) =>
            `${value.toFixed(4)} after ${Math.round(startTime)} ms: ${sources.map(({ node, previousRect, currentRect }) => `${nameOf(node)} from ${box(previousRect)} to ${box(currentRect)}`).join("; ")}`,
        ),
      });
    // The observer reports earlier shifts within a frame.
    requestAnimationFrame(() => requestAnimationFrame(report));
  });
}
