import { availableParallelism, loadavg } from "node:os";
import type { Browser } from "playwright";
import { launchBrowser } from "../launch-browser.ts";
import { PHONE } from "../paint/conditions.ts";
import { targetOf, type Target } from "../paint/pages.ts";
import { signIn } from "../paint/sign-in.ts";
import { DEPOSIT_HELP, depositOptions, type DepositOptions } from "./options.ts";
import { startSlowProduct, type SlowProduct } from "./product.ts";
import { betweenLines, isWithin, limitLine, rowLines, type Measured } from "./report.ts";
import { visit } from "./visit.ts";

/** Ways whose next steps are a code to scan, data of a transfer, and a page of the provider. */
const METHODS = ["qrph", "instapay", "gcash"];
const MEMBER = "juan";

/** Measures the time from the tap on "deposit" to its next step, prints the figures, and returns the exit code. */
export async function deposit(words: readonly string[]): Promise<number> {
  const options = depositOptions(words);
  if (options.help) {
    console.log(DEPOSIT_HELP);
    return 0;
  }
  const target = await targetOf(options.brand, ["deposit"]);
  const rows = await measure(target, options);
  const { width, height } = PHONE.viewport;
  const lines = [
    "",
    `Deposits at ${target.name}, from the tap to the painted next step: medians of ${options.runs} each, with empty caches.`,
    `Conditions: Chromium, ${width}×${height}. This machine: ${availableParallelism()} cores, load ${(loadavg()[0] ?? 0).toFixed(1)}.`,
    "",
    ...rowLines(rows),
    "",
    limitLine(rows),
    ...(rows.every(isWithin) ? [] : rows.slice(-1).flatMap(betweenLines)),
    "Left out: the network between phone and host, a phone's slow processor, and the provider's own page. As it is, the sandbox answers within a few frames, so that its ratio is only shown.",
  ];
  for (const line of lines) console.log(line);
  return rows.every(isWithin) ? 0 : 1;
}

async function measure(target: Target, options: DepositOptions): Promise<Measured[]> {
  const product = await startSlowProduct();
  try {
    const browser = await launchBrowser();
    try {
      return await measureWith(browser, product, target, options);
    } finally {
      await browser.close();
    }
  } finally {
    await product.stop();
  }
}

async function measureWith(
  browser: Browser,
  { port, platform }: SlowProduct,
  { host, login, paths }: Target,
  { delay, runs }: DepositOptions,
): Promise<Measured[]> {
  const origin = `http://${host}:${port}`;
  const session = await signIn(browser, origin + login, MEMBER);
  const measured: Measured[] = [];
  for (const method of METHODS) {
    const address = `${origin}${paths["deposit"]}?method=${method}`;
    // The first of each fills the host's caches, and is not counted.
    await visit(browser, { address, session, platform });
    for (const held of [0, delay]) {
      platform.delay = held;
      const visits = [];
      for (let run = 0; run < runs; run++) visits.push(await visit(browser, { address, session, platform }));
      measured.push({ method, delay: held, visits });
      console.log(`  ${method}, ${held} ms`);
    }
  }
  return measured;
}
