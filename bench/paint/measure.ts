import type { Browser } from "playwright";
import { visit, type Visit } from "./visit.ts";

/** The visits of a page and of its twin. */
export interface Pair {
  page: string;
  product: Visit[];
  twin: Visit[];
}

/** The addresses of a page and its twin, and who visits them. */
export interface Places {
  product: string;
  twin: string;
  /** The session of the member; a guest's visit when undefined. */
  session: string | undefined;
}

/**
 * Visits a page and its twin alternately, each first in every second round, so that load on the machine affects both
 * alike. A first visit of each, without throttling, is not counted: it fills the servers' caches.
 */
export async function measurePair(
  browser: Browser,
  page: string,
  places: Places,
  runs: number,
  progress: (done: number) => void,
): Promise<Pair> {
  const visitProduct = (unhindered = false) =>
    visit(browser, { address: places.product, usableWhen: "hydrated", unhindered, session: places.session });
  const visitTwin = (unhindered = false) => visit(browser, { address: places.twin, usableWhen: "parsed", unhindered });
  await visitProduct(true);
  await visitTwin(true);
  const pair: Pair = { page, product: [], twin: [] };
  for (let run = 0; run < runs; run++) {
    if (run % 2 === 0) pair.twin.push(await visitTwin());
    pair.product.push(await visitProduct());
    if (run % 2 === 1) pair.twin.push(await visitTwin());
    progress(run + 1);
  }
  return pair;
}
