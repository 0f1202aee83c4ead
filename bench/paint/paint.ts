import { availableParallelism, loadavg } from "node:os";
import type { Browser } from "playwright";
import { startProduct } from "../product.ts";
import { CONDITIONS } from "./conditions.ts";
import { launchBrowser } from "../launch-browser.ts";
import { measurePair, type Pair } from "./measure.ts";
import { PAINT_HELP, paintOptions, type PaintOptions } from "./options.ts";
import { targetOf, type Target } from "./pages.ts";
import { isWithin, NOISE, pairLines, requestLines, typicalVisit } from "./report.ts";
import { startTwinServer } from "./twin-server.ts";

/** Measures pages of the product side by side with static twins, prints the figures, and returns the exit code. */
export async function paint(words: readonly string[]): Promise<number> {
  const options = paintOptions(words);
  if (options.help) {
    console.log(PAINT_HELP);
    return 0;
  }
  const target = await targetOf(options.brand, options.pages);
  console.log(`Starting the product; after that about ${minutesFor(options)} …`);
  const pairs = await measure(target, options);
  for (const line of reportLines(target, pairs, options)) console.log(line);
  return options.strict && !pairs.every(isWithin) ? 1 : 0;
}

/** Starts what is measured, measures it, and always stops everything. */
async function measure(target: Target, options: PaintOptions): Promise<Pair[]> {
  const product = await startProduct();
  try {
    const twin = await startTwinServer({ port: product.port, host: target.host }, Object.values(target.paths));
    try {
      const browser = await launchBrowser();
      try {
        return await measurePages(browser, target, { product: product.port, twin: twin.port }, options.runs);
      } finally {
        await browser.close();
      }
    } finally {
      await twin.stop();
    }
  } catch (error) {
    const ending = product.ending();
    throw ending === undefined ? error : new Error(ending, { cause: error });
  } finally {
    await product.stop();
  }
}

async function measurePages(
  browser: Browser,
  { host, paths }: Target,
  ports: { product: number; twin: number },
  runs: number,
): Promise<Pair[]> {
  const pairs: Pair[] = [];
  for (const [page, path] of Object.entries(paths)) {
    const places = { product: `http://${host}:${ports.product}${path}`, twin: `http://${host}:${ports.twin}${path}` };
    pairs.push(await measurePair(browser, page, places, runs, (done) => console.log(`  ${page} ${done}/${runs}`)));
  }
  return pairs;
}

function minutesFor({ pages, runs }: PaintOptions): string {
  const SECONDS_PER_PAIR = 9;
  return `${Math.ceil((pages.length * runs * SECONDS_PER_PAIR) / 60)} min`;
}

function reportLines({ name }: Target, pairs: readonly Pair[], { runs, requests }: PaintOptions): string[] {
  const load = loadavg()[0] ?? 0;
  const lists = requests
    ? pairs.flatMap(({ page, product }) => {
        const typical = typicalVisit(product);
        return typical
          ? [
              "",
              `What a typical visit of ${page} asked for until its LCP at ${Math.round(typical.lcp)} ms:`,
              ...requestLines(typical),
            ]
          : [];
      })
    : [];
  return [
    "",
    `Paint of ${name}: medians of ${runs} visits each, product and static twin in turn.`,
    `Conditions: ${CONDITIONS}.`,
    `This machine: ${availableParallelism()} cores, load ${load.toFixed(1)}.`,
    "",
    ...pairLines(pairs),
    "",
    NOISE,
    ...lists,
  ];
}
