import type { Browser } from "playwright";
import { seededAccounts } from "../../sandbox/seed/accounts.ts";
import { getLocal } from "../get-local.ts";
import { measurement } from "../measurement.ts";
import { wholeNumber, flag, oneOf, text, texts } from "../options.ts";
import { startProduct } from "../product.ts";
import { thisMachine } from "../this-machine.ts";
import { CONDITIONS } from "./conditions.ts";
import { launchBrowser } from "../launch-browser.ts";
import { measurePair, type Pair } from "./measure.ts";
import { targetOf, type Target } from "./pages.ts";
import { BUDGETS, isWithin, NOISE, pairLines, requestLines, typicalVisit } from "./report.ts";
import { signIn } from "./sign-in.ts";
import { startTwinServer, type PagesByPath } from "./twin-server.ts";
import { htmlSeen } from "./visit.ts";

interface PaintOptions {
  /** The user name of the demo's account that is signed in; a guest when undefined. */
  as: string | undefined;
  /** Ids of routes. */
  page: readonly string[];
  /** Visits of each page, product and twin each. */
  runs: number;
  /** Whether the requests of one visit are listed. */
  requests: boolean;
}

/** Measures pages of the product side by side with static twins. */
export const paint = measurement("paint", {
  about: "Measures pages of a brand side by side with a static page written by hand, on a slow phone.",
  options: {
    brand: text("<id>", "the brand, by default the first one"),
    page: texts("<route>", ["home", "login"], "a page by its route's id, may be repeated; by default home and login"),
    as: oneOf(
      "account of the demo",
      seededAccounts.map(({ username }) => username),
      "as a member sees them: signed in with this account of the demo",
    ),
    runs: wholeNumber(8, 100, "visits of each page; fewer than 5 are not significant"),
    requests: flag("also list what a visit of each loads until its largest picture or text shows"),
    strict: flag("exit code 1 when a page is over its budget"),
  },
  async measure({ brand, strict, ...options }) {
    const target = await targetOf(brand, options.page);
    console.log(`Starting the product; after that about ${minutesFor(options)} …`);
    const pairs = await measure(target, options);
    for (const line of reportLines(target, pairs, options)) console.log(line);
    return strict && !pairs.every((pair) => isWithin(pair, budgetOf(options))) ? 1 : 0;
  },
});

function budgetOf({ as }: PaintOptions): number {
  return BUDGETS[as === undefined ? "guest" : "member"];
}

/** Starts what is measured, measures it, and always stops everything. */
async function measure(target: Target, options: PaintOptions): Promise<Pair[]> {
  const product = await startProduct();
  try {
    const browser = await launchBrowser();
    try {
      return await measureWith(browser, product.port, target, options);
    } finally {
      await browser.close();
    }
  } catch (error) {
    const ending = product.ending();
    throw ending === undefined ? error : new Error(ending, { cause: error });
  } finally {
    await product.stop();
  }
}

async function measureWith(
  browser: Browser,
  port: number,
  target: Target,
  { as, runs }: PaintOptions,
): Promise<Pair[]> {
  const { host, login, paths } = target;
  const session = as === undefined ? undefined : await signIn(browser, `http://${host}:${port}${login}`, as);
  const twin = await startTwinServer({ port, host }, await pagesOf(browser, port, target, session));
  const pairs: Pair[] = [];
  try {
    for (const [page, path] of Object.entries(paths)) {
      const places = { product: `http://${host}:${port}${path}`, twin: `http://${host}:${twin.port}${path}`, session };
      pairs.push(await measurePair(browser, page, places, runs, (done) => console.log(`  ${page} ${done}/${runs}`)));
    }
  } finally {
    await twin.stop();
  }
  return pairs;
}

/** What the twins are made of: a guest's page as it is served, a member's as it is once everything has come. */
async function pagesOf(
  browser: Browser,
  port: number,
  { host, paths }: Target,
  session: string | undefined,
): Promise<PagesByPath> {
  const pages: [path: string, html: string][] = [];
  for (const path of Object.values(paths))
    pages.push([
      path,
      session === undefined
        ? String((await getLocal({ port, host, path })).body)
        : await htmlSeen(browser, `http://${host}:${port}${path}`, session),
    ]);
  return Object.fromEntries(pages);
}

function minutesFor({ page, runs }: PaintOptions): string {
  const SECONDS_PER_PAIR = 9;
  return `${Math.ceil((page.length * runs * SECONDS_PER_PAIR) / 60)} min`;
}

function reportLines({ name }: Target, pairs: readonly Pair[], options: PaintOptions): string[] {
  const { as, runs, requests } = options;
  const lists = requests
    ? pairs.flatMap(({ page, product, twin }) =>
        [product, twin].flatMap((visits) => {
          const typical = typicalVisit(visits);
          return typical
            ? [
                "",
                `What a typical visit of ${page} asked for until its LCP at ${Math.round(typical.lcp)} ms:`,
                ...requestLines(typical),
              ]
            : [];
        }),
      )
    : [];
  return [
    "",
    `Paint of ${name} as ${as === undefined ? "a guest sees it" : `"${as}" sees it`}: medians of ${runs} visits each, product and static twin in turn.`,
    `Conditions: ${CONDITIONS}.`,
    thisMachine(),
    "",
    ...pairLines(pairs, budgetOf(options)),
    "",
    NOISE,
    ...lists,
  ];
}
