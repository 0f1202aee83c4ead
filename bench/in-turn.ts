import type { Browser, Page } from "playwright";
import { requireSame } from "./require-same.ts";
import { PHONE } from "./paint/conditions.ts";
import type { Side } from "./serve-pages.ts";

/** The result of one visit to a page. */
export interface Visited<F> {
  figures: F;
  /** The drawn page at each moment, by the moment's description: "when it is new". */
  pictures: Readonly<Record<string, readonly string[]>>;
}

/** The figures of every visit. */
export type InTurn<F> = Record<Side, F[]>;

/**
 * Visits the engine's page and the one by hand alternately, so that load on the machine affects both. Throws when
 * they do not show the same.
 */
export async function visitInTurn<F>(
  browser: Browser,
  runs: number,
  address: (side: Side) => string,
  visit: (page: Page) => Promise<Visited<F>>,
): Promise<InTurn<F>> {
  const figures: InTurn<F> = { engine: [], hand: [] };
  for (let run = 0; run < runs; run++) {
    const engine = await visitAsPhone(browser, address("engine"), visit);
    const hand = await visitAsPhone(browser, address("hand"), visit);
    for (const [when, picture] of Object.entries(engine.pictures))
      requireSame(when, picture, hand.pictures[when] ?? []);
    figures.engine.push(engine.figures);
    figures.hand.push(hand.figures);
    console.log(`  ${run + 1}/${runs}`);
  }
  return figures;
}

/** One visit with empty caches. Throws when the page fails on the way. */
async function visitAsPhone<F>(
  browser: Browser,
  address: string,
  visit: (page: Page) => Promise<Visited<F>>,
): Promise<Visited<F>> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const failures: string[] = [];
    page.on("pageerror", (error) => failures.push(error.message));
    await page.goto(address);
    const visited = await visit(page);
    if (failures.length > 0) throw new Error(`The page ${address} failed: ${failures.join("; ")}`);
    return visited;
  } finally {
    await context.close();
  }
}
