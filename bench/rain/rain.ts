import { availableParallelism, loadavg } from "node:os";
import { launchBrowser } from "../launch-browser.ts";
import { CPU_SLOWDOWN, LATE_FRAME, measureRain, type Rain } from "./measure.ts";
import { RAIN_HELP, rainOptions } from "./options.ts";
import { isWithin, rowLines, rowsOf } from "./report.ts";
import { servePages, type Side } from "./serve-pages.ts";

/** Lets red envelopes rain side by side with a rain by hand, prints the figures, and returns the exit code. */
export async function rain(words: readonly string[]): Promise<number> {
  const options = rainOptions(words);
  if (options.help) {
    console.log(RAIN_HELP);
    return 0;
  }
  console.log("Building both pages …");
  const rows = rowsOf(await measure(options.runs));
  const lines = [
    "",
    `48 red envelopes in half a minute: medians of ${options.runs} visits each, engine and by hand in turn.`,
    `Conditions: Chromium, CPU ${CPU_SLOWDOWN}× slower; a late frame takes more than ${LATE_FRAME} ms.`,
    `This machine: ${availableParallelism()} cores, load ${(loadavg()[0] ?? 0).toFixed(1)}. Compare ratios of one run only.`,
    "",
    ...rowLines(rows),
  ];
  for (const line of lines) console.log(line);
  return rows.every(isWithin) ? 0 : 1;
}

async function measure(runs: number): Promise<Record<Side, Rain[]>> {
  const pages = await servePages();
  try {
    const browser = await launchBrowser();
    try {
      return await measureRain(browser, pages, runs);
    } finally {
      await browser.close();
    }
  } finally {
    await pages.stop();
  }
}
