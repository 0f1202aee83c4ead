import { expect, type Page } from "@playwright/test";

/**
 * How much of a page may move without anybody's doing where what it shows is alive, draws that end for example: what
 * the makers of browsers call good.
 */
const GOOD = 0.1;

/**
 * What is on the screen has stayed where it was since the document was loaded. `most`: the cumulative layout shift that
 * is borne.
 */
export async function expectNothingMoved(page: Page, most = GOOD): Promise<void> {
  const { sum, moves } = await page.evaluate(movesOfPage);
  expect(sum, `cumulative layout shift of\n${moves.join("\n")}\n`).toBeLessThan(most);
}

interface Move extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** Runs in the page: what has moved without anybody's doing. */
function movesOfPage(): Promise<{ sum: number; moves: string[] }> {
  const box = ({ x, y, width, height }: DOMRect) =>
    `${Math.round(width)}x${Math.round(height)} at ${Math.round(x)},${Math.round(y)}`;
  const nameOf = (node: Node | null) =>
    (node instanceof Element
      ? (node.cloneNode(false) as Element)
      : (node?.parentElement?.cloneNode(false) as Element | undefined)
    )?.outerHTML.slice(0, 120) ?? "something that is gone";
  return new Promise((resolve) => {
    const moves: Move[] = [];
    new PerformanceObserver((list) =>
      moves.push(...(list.getEntries() as Move[]).filter(({ hadRecentInput }) => !hadRecentInput)),
    ).observe({ type: "layout-shift", buffered: true });
    const told = () =>
      resolve({
        sum: moves.reduce((sum, { value }) => sum + value, 0),
        moves: moves.map(
          ({ value, startTime, sources }) =>
            `${value.toFixed(4)} after ${Math.round(startTime)} ms: ${sources.map(({ node, previousRect, currentRect }) => `${nameOf(node)} from ${box(previousRect)} to ${box(currentRect)}`).join("; ")}`,
        ),
      });
    // The observer hears of what has been within a frame.
    requestAnimationFrame(() => requestAnimationFrame(told));
  });
}
