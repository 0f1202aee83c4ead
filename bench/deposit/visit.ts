import { setTimeout as pause } from "node:timers/promises";
import type { Browser, Page } from "playwright";
import { SESSION_KEY } from "#session/session.ts";
import { PHONE } from "../paint/conditions.ts";
import type { AnsweredCall, SlowPlatform } from "./slow-platform.ts";

/** One deposit, in milliseconds. */
export interface Deposited {
  /** From the tap on the form's button until the deposit's next step is painted. */
  step: number;
  /** The platform's own time for the call that creates the deposit. */
  answer: number;
  /** From the tap until that call reached the platform. */
  before: number;
  /** The calls that came to the platform from the tap to the step. */
  calls: readonly string[];
  /** The files that the page asked for meanwhile. */
  files: readonly string[];
}

declare global {
  interface Window {
    /** The last tap, and when the next step had been painted, in milliseconds since 1970. */
    liveryDeposit?: { tapped: number; painted: number };
  }
}

interface Visit {
  address: string;
  session: string;
  platform: SlowPlatform;
}

const CREATES = "POST /api/deposits";
const LIMIT = 60_000;
/** Milliseconds without any request after which everything has come. A fee is asked 400 ms after the last key. */
const SILENCE = 900;
/** Every way takes it, and it can be deposited often enough in a day. */
const AMOUNT = "200.00";

/** Fills in a deposit with empty caches, taps, and waits for its next step. */
export async function visit(browser: Browser, { address, session, platform }: Visit): Promise<Deposited> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(LIMIT);
    await page.addInitScript(([key, stored]) => sessionStorage.setItem(key, stored), [SESSION_KEY, session] as const);
    await page.addInitScript(watch);
    // The provider's own page is not the site's: without content the browser stays where it can be asked.
    await page.route(/^http:\/\/payments\./, (route) => route.fulfill({ status: 204 }));
    const quiet = watchRequests(page);
    await page.goto(address);
    await page.waitForSelector("html[data-hydrated]", { state: "attached" });
    await fillIn(page);
    await quiet();
    const files: string[] = [];
    page.on("request", (request) => files.push(new URL(request.url()).pathname));
    const from = platform.calls.length;
    await page.locator("main form button[type=submit]").tap();
    await page.waitForFunction(() => (window.liveryDeposit?.painted ?? 0) > 0);
    const seen = await page.evaluate(() => window.liveryDeposit ?? { tapped: 0, painted: 0 });
    return figuresOf(seen, platform.calls.slice(from), files);
  } finally {
    await context.close();
  }
}

/** Runs in the page before its code: it refers to nothing outside of itself. */
function watch(): void {
  const seen = { tapped: 0, painted: 0 };
  window.liveryDeposit = seen;
  addEventListener("click", ({ timeStamp }) => (seen.tapped = performance.timeOrigin + timeStamp), { capture: true });
  new MutationObserver((_, observer) => {
    if (!document.querySelector("main [data-step]")) return;
    observer.disconnect();
    // The frame with the step has been painted when the task after it runs.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener("message", () => (seen.painted = performance.timeOrigin + performance.now()));
      port1.start();
      port2.postMessage(null);
    });
  }).observe(document, { childList: true, subtree: true });
}

/** Returns how to wait until nothing has been loading for a while: what is tapped while the fee is asked is not sent. */
function watchRequests(page: Page): () => Promise<void> {
  const network = { open: 0, last: Date.now() };
  const count = (by: number) => () => {
    network.open += by;
    network.last = Date.now();
  };
  page.on("request", count(1)).on("requestfinished", count(-1)).on("requestfailed", count(-1));
  return async () => {
    while (network.open > 0 || Date.now() - network.last < SILENCE) await pause(50);
  };
}

/** Goes through the steps of the form, until all that its last one shows has come. */
async function fillIn(page: Page): Promise<void> {
  const next = page.locator("main form button[type=submit]:not([disabled])");
  await page.locator("main input[name=method]:checked").waitFor({ state: "attached" });
  await next.tap();
  await page.locator("main input[inputmode=decimal]").fill(AMOUNT);
  await next.tap();
  // What was typed, and what it costs.
  await page
    .locator("main dl:visible", { hasText: /\d\.\d\d/ })
    .nth(1)
    .waitFor();
}

function figuresOf(
  { tapped, painted }: { tapped: number; painted: number },
  calls: readonly AnsweredCall[],
  files: readonly string[],
): Deposited {
  const nameOf = ({ method, path }: AnsweredCall) => `${method} ${path.replace(/\?.*/, "")}`;
  const creates = calls.find((call) => nameOf(call) === CREATES);
  if (!creates) throw new Error("The platform got no deposit.");
  return {
    step: painted - tapped,
    answer: creates.took,
    before: creates.came - tapped,
    calls: calls.filter(({ came }) => came < painted).map(nameOf),
    files: files.filter((path) => !path.startsWith("/api/")),
  };
}
