import { setTimeout as wait } from "node:timers/promises";
import type { Browser, Page } from "playwright";
import { SESSION_KEY } from "#session/session.ts";
import { PHONE, slowDown } from "./conditions.ts";
import { blockingTime } from "./blocking-time.ts";
import { probe, type PaintFacts } from "./probe.ts";
import { bytesUntil, RequestLog, type LoggedRequest } from "./request-log.ts";

/** What a visit of a page showed. Times in milliseconds since it began, bytes on the wire. */
export interface Visit {
  lcp: number;
  /** What was the largest picture or text. */
  element: string;
  usable: number;
  /** When a popup covered the page; 0: none did. */
  covered: number;
  /** For how long altogether a tap would have waited for a task. */
  blocked: number;
  bytesBeforeLcp: number;
  bytes: number;
  requests: LoggedRequest[];
}

/** How a page is visited. */
export interface VisitOptions {
  address: string;
  /** The product is usable when it is hydrated, a static page when its HTML has been parsed. */
  usableWhen: "hydrated" | "parsed";
  /** Without throttling: for the first visit, which fills the servers' caches. */
  unhindered?: boolean;
  /** The session of the member who visits it, as the site stores it; a guest when undefined. */
  session?: string | undefined;
}

/** How long the network must be idle before the page counts as loaded, in milliseconds. */
const SILENCE = 1000;
/** The timeout for a page to load, and again for the network to become idle, in milliseconds. */
const LOAD_LIMIT = 60_000;
const SETTLE_LIMIT = 15_000;

/** Visits a page with empty caches. */
export function visit(browser: Browser, options: VisitOptions): Promise<Visit> {
  const { address, usableWhen } = options;
  return visited(browser, options, async (page, { requests }) => {
    const facts = await factsOf(page);
    if (facts.lcp === 0) throw new Error(`${address} has no largest contentful paint.`);
    return {
      lcp: facts.lcp,
      element: facts.element,
      usable: facts[usableWhen],
      covered: facts.covered,
      blocked: blockingTime(facts),
      bytesBeforeLcp: bytesUntil(requests, facts.lcp),
      bytes: bytesUntil(requests),
      requests,
    };
  });
}

/** The HTML of a page of the product as a member sees it, once everything has come. */
export function htmlSeen(browser: Browser, address: string, session: string): Promise<string> {
  return visited(browser, { address, session, usableWhen: "hydrated", unhindered: true }, async (page) =>
    page.content(),
  );
}

/** Opens a page with empty caches, and reads it once its network is idle. */
async function visited<T>(
  browser: Browser,
  { address, usableWhen, unhindered = false, session }: VisitOptions,
  read: (page: Page, log: RequestLog) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const protocol = await context.newCDPSession(page);
    const log = new RequestLog(protocol);
    await page.addInitScript(probe);
    if (session !== undefined)
      await page.addInitScript(([key, stored]) => sessionStorage.setItem(key, stored), [SESSION_KEY, session] as const);
    await protocol.send("Network.enable");
    await protocol.send("Network.setCacheDisabled", { cacheDisabled: true });
    if (!unhindered) await slowDown(protocol);
    await open(page, address, usableWhen);
    await settle(log);
    requireAt(page, address);
    return await read(page, log);
  } finally {
    await context.close();
  }
}

async function open(page: Page, address: string, usableWhen: VisitOptions["usableWhen"]): Promise<void> {
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("requestfailed", (request) => problems.push(`${request.url()} ${request.failure()?.errorText ?? ""}`));
  const response = await page.goto(address, { timeout: LOAD_LIMIT });
  if (response?.status() !== 200)
    throw new Error(`${address} answered ${response?.status() ?? "nothing"} instead of 200.`);
  if (usableWhen === "hydrated") {
    await page
      .waitForSelector("html[data-hydrated]", { state: "attached", timeout: LOAD_LIMIT })
      .catch((error: unknown) => {
        throw new Error([`${address} was not hydrated within ${LOAD_LIMIT / 1000} s.`, ...problems].join("\n  "), {
          cause: error,
        });
      });
  }
}

async function settle(log: RequestLog): Promise<void> {
  const end = Date.now() + SETTLE_LIMIT;
  while (log.silence < SILENCE && Date.now() < end) await wait(100);
}

/** A page may redirect once it knows its visitor. */
function requireAt(page: Page, address: string): void {
  if (page.url() !== address)
    throw new Error(
      `${address} redirected to ${page.url()}: this visitor cannot see the page, so it cannot be compared. --as <account> visits it as a member.`,
    );
}

async function factsOf(page: Page): Promise<PaintFacts> {
  const facts = await page.evaluate(() => window.liveryPaint);
  if (!facts) throw new Error(`${page.url()} cannot be measured: the browser did not run the probe.`);
  return facts;
}
