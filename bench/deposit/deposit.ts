import type { Browser } from "playwright";
import { launchBrowser } from "../launch-browser.ts";
import { measurement } from "../measurement.ts";
import { wholeNumber, text } from "../options.ts";
import { PHONE } from "../paint/conditions.ts";
import { targetOf, type Target } from "../paint/pages.ts";
import { signIn } from "../paint/sign-in.ts";
import { thisMachine } from "../this-machine.ts";
import { startSlowProduct, type SlowProduct } from "./product.ts";
import { betweenLines, isWithin, limitLine, rowLines, type Measured } from "./report.ts";
import { visit } from "./visit.ts";

/** Ways whose next steps are a code to scan, data of a transfer, and a page of the provider. */
const METHODS = ["qrph", "instapay", "gcash"];
const MEMBER = "juan";

/** Measures the time from the tap on "deposit" to its next step. */
export const deposit = measurement("deposit", {
  about: `Deposits in the built product on a phone's screen, in ways with different next steps, and compares the time from the tap to
the next step with the time that the platform itself takes to answer. The exit code is 1 when a way is over its goal.`,
  options: {
    brand: text("<id>", "the brand, by default the first one"),
    delay: wholeNumber(300, 10_000, "by how many milliseconds each call to the platform is held back"),
    runs: wholeNumber(5, 50, "deposits of each sort"),
  },
  async measure(options) {
    const target = await targetOf(options.brand, ["deposit"]);
    const rows = await measure(target, options);
    const { width, height } = PHONE.viewport;
    const lines = [
      "",
      `Deposits at ${target.name}, from the tap to the painted next step: medians of ${options.runs} each, with empty caches.`,
      `Conditions: Chromium, ${width}×${height}. ${thisMachine()}`,
      "",
      ...rowLines(rows),
      "",
      limitLine(rows),
      ...(rows.every(isWithin) ? [] : rows.slice(-1).flatMap(betweenLines)),
      "Left out: the network between phone and host, a phone's slow processor, and the provider's own page. As it is, the sandbox answers within a few frames, so that its ratio is only shown.",
    ];
    for (const line of lines) console.log(line);
    return rows.every(isWithin) ? 0 : 1;
  },
});

/** What was asked for: milliseconds by which the platform's calls are held back, and deposits of each sort. */
interface Amounts {
  delay: number;
  runs: number;
}

async function measure(target: Target, options: Amounts): Promise<Measured[]> {
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
  { delay, runs }: Amounts,
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
